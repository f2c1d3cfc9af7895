/** The fictional values with which `src/content/brand.ts` is delivered, and which must not go live. */
export const deliveredBrand = {
  product: 'Banclair',
  provider: 'Solveo Cloud',
  contact: {
    email: 'contact@solveo.example',
    phone: '+33 1 99 00 12 34',
  },
  video: {
    id: 'M7lc1UVf-VE',
  },
};
