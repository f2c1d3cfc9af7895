/** Every module of French copy, by name. Inside `jest.isolateModules`, the isolated ones. */
export async function loadContent() {
  return {
    benefits: await import('../../src/content/sections/benefits'),
    brand: await import('../../src/content/brand'),
    contact: await import('../../src/content/sections/contact'),
    customerCase: await import('../../src/content/sections/customerCase'),
    estimator: await import('../../src/content/sections/estimator'),
    faq: await import('../../src/content/sections/faq'),
    footer: await import('../../src/content/sections/footer'),
    hero: await import('../../src/content/sections/hero'),
    howItWorks: await import('../../src/content/sections/howItWorks'),
    islandError: await import('../../src/content/islandError'),
    legal: await import('../../src/content/legal'),
    ledger: await import('../../src/content/sections/ledger'),
    meta: await import('../../src/content/meta'),
    navigation: await import('../../src/content/navigation'),
    notFound: await import('../../src/content/notFound'),
    shareImageWords: await import('../../src/content/shareImageWords'),
    trust: await import('../../src/content/sections/trust'),
    videoDemo: await import('../../src/content/sections/videoDemo'),
    videoPoster: await import('../../src/content/videoPoster'),
  };
}
