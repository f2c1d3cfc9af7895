import type { Page } from 'playwright-core';
import { whenHydrated } from './browser/browsing';

export interface TypedRequest {
  name: string;
  company: string;
  email: string;
  message: string;
}

export function aRequest(overrides: Partial<TypedRequest>): TypedRequest {
  return {
    name: 'Élise d’Aubigné',
    company: 'Dépôts & Fils <SARL>',
    email: 'elise@depots.example',
    message: 'Bonjour,\nnous avons 5 comptes.',
    ...overrides,
  };
}

export const fields = (page: Page) => ({
  name: page.getByLabel('Nom complet *'),
  company: page.getByLabel('Société *'),
  email: page.getByLabel('E-mail professionnel *'),
  message: page.getByLabel('Message (facultatif)'),
});

export const submitButton = (page: Page) =>
  page.getByRole('button', { name: 'Envoyer ma demande' });

/** Fills in the form once it answers. */
export async function fillIn(page: Page, request: TypedRequest) {
  await whenHydrated(submitButton(page));
  await typeIn(page, request);
}

export async function typeIn(page: Page, request: TypedRequest) {
  const form = fields(page);
  await form.name.fill(request.name);
  await form.company.fill(request.company);
  await form.email.fill(request.email);
  await form.message.fill(request.message);
}

export async function typedValues(page: Page): Promise<TypedRequest> {
  const form = fields(page);
  return {
    name: await form.name.inputValue(),
    company: await form.company.inputValue(),
    email: await form.email.inputValue(),
    message: await form.message.inputValue(),
  };
}
