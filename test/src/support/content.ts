/** Every module of French copy, by name, read anew from the modules loaded so far. */
export async function loadContent() {
  return {
    benefits: await import('../../../src/content/benefits'),
    brand: await import('../../../src/content/brand'),
    contact: await import('../../../src/content/contact'),
    customerCase: await import('../../../src/content/customerCase'),
    errorPage: await import('../../../src/content/errorPage'),
    estimator: await import('../../../src/content/estimator'),
    faq: await import('../../../src/content/faq'),
    footer: await import('../../../src/content/footer'),
    hero: await import('../../../src/content/hero'),
    howItWorks: await import('../../../src/content/howItWorks'),
    legal: await import('../../../src/content/legal'),
    ledger: await import('../../../src/content/ledger'),
    meta: await import('../../../src/content/meta'),
    navigation: await import('../../../src/content/navigation'),
    notFound: await import('../../../src/content/notFound'),
    shareImageWords: await import('../../../src/content/shareImageWords'),
    trust: await import('../../../src/content/trust'),
    videoDemo: await import('../../../src/content/videoDemo'),
    videoPoster: await import('../../../src/content/videoPoster'),
  };
}
