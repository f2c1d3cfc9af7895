import { anchors } from '../content/anchors';
import { HomeHead } from '../seo/HomeHead';
import {
  Benefits,
  Contact,
  CustomerCase,
  Faq,
  Footer,
  Hero,
  HowItWorks,
  Trust,
  VideoDemo,
} from './landingSections';

export function LandingPage() {
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
      </main>
      <Footer />
    </>
  );
}
