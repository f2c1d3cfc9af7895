import Box from '@mui/material/Box';
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

/** The page's sections in display order. CSS counters give them their letters, here and in the header. */
export const sections = [
  { id: 'avantages', Section: Benefits },
  { id: 'fonctionnement', Section: HowItWorks },
  { id: 'securite', Section: Trust },
  { id: anchors.customerCase, Section: CustomerCase },
  { id: anchors.videoDemo, Section: VideoDemo },
  { id: anchors.contact, Section: Contact },
  { id: anchors.faq, Section: Faq },
];

export function LandingPage() {
  return (
    <>
      <SiteHeader />
      <Box component="main" id={anchors.main} tabIndex={-1} sx={{ counterReset: 'section' }}>
        <Hero />
        {sections.map(({ id, Section }) => (
          <Section key={id} id={id} />
        ))}
      </Box>
      <Footer />
      {/* Last: its structured data would delay the first paint. */}
      <HomeHead />
    </>
  );
}
