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

/** Fills in the form once it is hydrated. */
export async function fillIn(page: Page, request: TypedRequest) {
  await whenHydrated(submitButton(page));
  await typeIn(page, request);
}

const names = ['name', 'company', 'email', 'message'] as const;

export async function typeIn(page: Page, request: TypedRequest) {
  for (const name of names) await fields(page)[name].fill(request[name]);
}

export async function typedValues(page: Page): Promise<TypedRequest> {
  const typed = aRequest({});
  for (const name of names) typed[name] = await fields(page)[name].inputValue();
  return typed;
}
