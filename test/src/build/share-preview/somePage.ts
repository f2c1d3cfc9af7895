import type { SharedPage } from '#src/build/share-preview/readSharedPage.ts';

export const SITE = 'https://www.banclair.example';

/** A page that breaks no rule, with these changes. */
export function somePage(changes: Partial<SharedPage> = {}): SharedPage {
  return {
    url: `${SITE}/`,
    siteName: 'Banclair',
    isIndexed: true,
    title: 'Un titre',
    description: 'Une description.',
    cardTitle: 'Un titre de carte',
    cardDescription: 'Une description de carte.',
    image: someImage(),
    ...changes,
  };
}

export function someImage(changes: Partial<SharedPage['image']> = {}): SharedPage['image'] {
  return {
    url: `${SITE}/image.png`,
    alt: 'Une image.',
    bytes: 40_000,
    size: { width: 1200, height: 630 },
    ...changes,
  };
}
