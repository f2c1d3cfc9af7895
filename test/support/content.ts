/** Every module of French copy, by name. Inside `jest.isolateModules`, the isolated ones. */
export async function loadContent() {
  return {
    benefits: await import('#src/content/sections/benefits.ts'),
    brand: await import('#src/content/brand.ts'),
    contact: await import('#src/content/sections/contact.ts'),
    customerCase: await import('#src/content/sections/customerCase.ts'),
    estimator: await import('#src/content/sections/estimator.ts'),
    faq: await import('#src/content/sections/faq.ts'),
    footer: await import('#src/content/sections/footer.ts'),
    hero: await import('#src/content/sections/hero.ts'),
    howItWorks: await import('#src/content/sections/howItWorks.ts'),
    islandError: await import('#src/content/islandError.ts'),
    legal: await import('#src/content/legal.ts'),
    ledger: await import('#src/content/sections/ledger.ts'),
    meta: await import('#src/content/meta.ts'),
    navigation: await import('#src/content/navigation.ts'),
    notFound: await import('#src/content/notFound.ts'),
    shareImageWords: await import('#src/content/shareImageWords.ts'),
    trust: await import('#src/content/sections/trust.ts'),
    videoDemo: await import('#src/content/sections/videoDemo.ts'),
  };
}
