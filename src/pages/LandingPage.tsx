import { memo } from 'react';
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

/** Memoised: a new render would hurry sections that still wait to be needed. */
export const LandingPage = memo(function LandingPage() {
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
});
