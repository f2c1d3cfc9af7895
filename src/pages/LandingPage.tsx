import { Fragment, type ComponentType } from 'react';
import { PagePart } from '../components/hydration/PagePart';
import { anchors } from '../content/anchors';
import { pageSections, type SectionId } from '../content/navigation';
import { Benefits } from '../sections/benefits/Benefits';
import { Contact } from '../sections/contact/Contact';
import { CustomerCase } from '../sections/customer-case/CustomerCase';
import { Estimator } from '../sections/estimator/Estimator';
import { Faq } from '../sections/faq/Faq';
import { Footer } from '../sections/footer/Footer';
import { SiteHeader } from '../sections/site-header/SiteHeader';
import { Hero } from '../sections/hero/Hero';
import { HowItWorks } from '../sections/how-it-works/HowItWorks';
import { Trust } from '../sections/trust/Trust';
import { VideoDemo } from '../sections/video-demo/VideoDemo';
import { HomeHead } from '../seo/HomeHead';

const components: Record<SectionId, ComponentType> = {
  [anchors.benefits]: Benefits,
  [anchors.howItWorks]: HowItWorks,
  [anchors.trust]: Trust,
  [anchors.customerCase]: CustomerCase,
  [anchors.videoDemo]: VideoDemo,
  [anchors.contact]: Contact,
  [anchors.faq]: Faq,
};

export function LandingPage() {
  return (
    <>
      <PagePart id={anchors.header}>
        <SiteHeader />
      </PagePart>
      <main id={anchors.main} tabIndex={-1}>
        <PagePart id={anchors.hero}>
          <Hero />
        </PagePart>
        {pageSections.map(({ id }) => {
          const Section = components[id];
          return (
            <Fragment key={id}>
              <PagePart id={id}>
                <Section />
              </PagePart>
              {id === anchors.customerCase && (
                <PagePart id={anchors.estimator}>
                  <Estimator />
                </PagePart>
              )}
            </Fragment>
          );
        })}
      </main>
      <PagePart id={anchors.footer}>
        <Footer />
      </PagePart>
      {/* Last: its structured data would delay the first paint. */}
      <HomeHead />
    </>
  );
}
