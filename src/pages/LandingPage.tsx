import GlobalStyles from '@mui/material/GlobalStyles';
import { anchors } from '../content/anchors';
import { Benefits } from '../sections/Benefits';
import { Contact } from '../sections/contact/Contact';
import { CustomerCase } from '../sections/customer-case/CustomerCase';
import { Faq } from '../sections/faq/Faq';
import { Footer } from '../sections/Footer';
import { SiteHeader } from '../sections/header/SiteHeader';
import { Hero } from '../sections/hero/Hero';
import { HowItWorks } from '../sections/HowItWorks';
import { Trust } from '../sections/trust/Trust';
import { VideoDemo } from '../sections/video-demo/VideoDemo';
import { HomeHead } from '../seo/HomeHead';
import { onOneSheet } from '../theme/print';
import { buildSections } from './buildSections';

/** The page's sections in display order, which also gives their letters. */
export const sections = buildSections([
  { id: 'avantages', Section: Benefits },
  { id: 'fonctionnement', Section: HowItWorks },
  { id: 'securite', Section: Trust },
  { id: 'cas-client', Section: CustomerCase },
  { id: anchors.videoDemo, Section: VideoDemo },
  { id: anchors.contact, Section: Contact, isLettered: false },
  { id: 'faq', Section: Faq },
]);

export function LandingPage() {
  return (
    <>
      <GlobalStyles styles={onOneSheet} />
      <SiteHeader />
      <main id={anchors.main} tabIndex={-1}>
        <Hero />
        {sections.map(({ Section, ...place }) => (
          <Section key={place.id} {...place} />
        ))}
      </main>
      <Footer />
      {/* Last: its structured data would delay the first paint. */}
      <HomeHead />
    </>
  );
}
