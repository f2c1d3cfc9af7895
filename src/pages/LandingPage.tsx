import { SkipLink } from '../components/SkipLink';
import { anchors } from '../content/anchors';
import { Benefits } from '../sections/Benefits';
import { Contact } from '../sections/Contact';
import { CustomerCase } from '../sections/CustomerCase';
import { Faq } from '../sections/Faq';
import { Footer } from '../sections/Footer';
import { Hero } from '../sections/Hero';
import { HowItWorks } from '../sections/HowItWorks';
import { Trust } from '../sections/Trust';
import { VideoDemo } from '../sections/VideoDemo';
import { HomeHead } from '../seo/HomeHead';

export function LandingPage() {
  return (
    <>
      <HomeHead />
      <SkipLink target={anchors.main} />
      <Hero />
      <main id={anchors.main} tabIndex={-1}>
        <Benefits />
        <HowItWorks />
        <Trust />
        <CustomerCase />
        <VideoDemo />
        <Contact />
        <Faq />
      </main>
      <Footer />
    </>
  );
}
