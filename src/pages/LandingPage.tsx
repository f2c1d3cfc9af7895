import { anchors } from '../content/anchors';
import { deferred } from '../hydration/deferred';
import { searchTerm } from '../sections/faq/searchTerm';
import { buildSections } from './buildSections';

const SiteHeader = deferred({
  props: { id: anchors.header },
  need: 'never',
  load: () => import('../sections/header/SiteHeader').then((module) => module.SiteHeader),
});

const HomeHead = deferred({
  props: { id: anchors.main },
  need: 'never',
  load: () => import('../seo/HomeHead').then((module) => module.HomeHead),
});

const Hero = deferred({
  props: { id: anchors.top },
  need: 'touched',
  load: () => import('../sections/hero/Hero').then((module) => module.Hero),
});

/** The page's sections in their order; the letters in the margin follow from it. */
export const sections = buildSections([
  {
    id: 'avantages',
    need: 'touched',
    load: () => import('../sections/Benefits').then((module) => module.Benefits),
  },
  {
    id: 'fonctionnement',
    need: 'touched',
    load: () => import('../sections/HowItWorks').then((module) => module.HowItWorks),
  },
  {
    id: 'garanties',
    need: 'touched',
    load: () => import('../sections/trust/Trust').then((module) => module.Trust),
  },
  {
    id: 'cas-client',
    need: 'near',
    load: () =>
      import('../sections/customer-case/CustomerCase').then((module) => module.CustomerCase),
  },
  {
    id: anchors.videoDemo,
    need: 'near',
    load: () => import('../sections/video-demo/VideoDemo').then((module) => module.VideoDemo),
  },
  {
    id: anchors.contact,
    need: 'near',
    isLettered: false,
    load: () => import('../sections/contact/Contact').then((module) => module.Contact),
  },
  {
    id: 'faq',
    need: searchTerm() ? 'now' : 'near',
    load: () => import('../sections/faq/Faq').then((module) => module.Faq),
  },
]);

const Footer = deferred({
  props: { id: anchors.footer },
  need: 'near',
  load: () => import('../sections/footer/Footer').then((module) => module.Footer),
});

export const landingParts = [
  HomeHead,
  SiteHeader,
  Hero,
  ...sections.map(({ Section }) => Section),
  Footer,
];

export function LandingPage() {
  return (
    <>
      <HomeHead />
      <SiteHeader />
      <main id={anchors.main} tabIndex={-1}>
        <Hero />
        {sections.map(({ id, Section }) => (
          <Section key={id} />
        ))}
      </main>
      <Footer />
    </>
  );
}
