import { anchors } from '../content/anchors';
import { HomeHead } from '../seo/HomeHead';
import {
  Benefits,
  Contact,
  ContactBar,
  CustomerCase,
  Faq,
  Footer,
  Hero,
  HowItWorks,
  Trust,
  VideoDemo,
} from './landingSections';
import { useContactReach } from './useContactReach';

export function LandingPage() {
  useContactReach();
  return (
    <>
      <HomeHead />
      <Hero />
      <main id={anchors.main} tabIndex={-1}>
        <Benefits />
        <HowItWorks />
        <Trust />
        <CustomerCase />
        <VideoDemo />
        <Contact />
        <Faq />
        <ContactBar />
      </main>
      <Footer />
    </>
  );
}
