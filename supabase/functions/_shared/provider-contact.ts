export type ProviderContact = Readonly<Record<'email' | 'phone', string>>;

/** How people reach you, the owner of the site: on the page, and on the function's page of an error. */
export const providerContact: ProviderContact = {
  email: 'contact@solveo.example',
  /**
   * If it is empty, the page says nothing of calling. The legal notice, which by law gives a phone
   * number, then says « À compléter ».
   */
  phone: '+33 1 99 00 12 34',
};
