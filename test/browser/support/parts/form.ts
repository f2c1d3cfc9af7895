import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { contact } from '#src/content/sections/contact.ts';
import type { DemoRequest } from '#src/services/sendDemoRequest.ts';
import {
  type DemoRequestField,
  FIELD_NAMES,
  FIELDS,
  type FieldRule,
  type FieldErrors,
} from '#supabase/functions/_shared/contract.ts';
import { sampleRequest } from '../../../support/sampleRequest';
import { whenHydrated } from '../hydration';

export const aRequest = (overrides: Partial<DemoRequest> = {}) =>
  sampleRequest({ name: 'Élise d’Aubigné', company: 'Dépôts & Fils <SARL>', ...overrides });

export const fields = (page: Page) =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, page.getByLabel(contact.fields[name].label)]),
  ) as Record<DemoRequestField, Locator>;

export const submitButton = (page: Page) => page.getByRole('button', { name: contact.submit });

export async function typeIn(page: Page, request: DemoRequest) {
  for (const name of FIELD_NAMES) {
    const { options }: FieldRule = FIELDS[name];
    const field = fields(page)[name];
    await (options ? field.selectOption(request[name]) : field.fill(request[name]));
  }
}

/** Fills in the form, hydrated or not, and submits it. */
export async function fillAndSubmit(page: Page, request: DemoRequest) {
  await typeIn(page, request);
  await submitButton(page).click();
}

/** Hydrates the form, fills it in and submits it. */
export async function hydrateAndSubmit(page: Page, request: DemoRequest) {
  await whenHydrated(submitButton(page));
  await fillAndSubmit(page, request);
}

/** Responds to every call in place of the function; returns the calls. */
export async function respondToCalls(
  page: Page,
  response: Parameters<Route['fulfill']>[0] = { json: {} },
): Promise<Request[]> {
  const calls: Request[] = [];
  await page.route('**/functions/v1/**', (route) => {
    calls.push(route.request());
    return route.fulfill(response);
  });
  return calls;
}

/** Sends a request that gets this status, and waits for the toast. */
export async function sendUntilToast(page: Page, status: number, request = aRequest()) {
  await respondToCalls(page, { status, json: {} });
  await hydrateAndSubmit(page, request);
  const toast = page.getByRole(status === 200 ? 'status' : 'alert');
  await expect(toast.getByRole('button', { name: contact.close })).toBeVisible();
}

/** Sends a request of which these fields are rejected, and waits for the toast. */
export async function sendUntilRejected(page: Page, rejected: FieldErrors) {
  await respondToCalls(page, { status: 422, json: { fields: rejected } });
  await hydrateAndSubmit(page, aRequest());
  const toast = page.getByRole('alert');
  await expect(toast.getByRole('button', { name: contact.close })).toBeVisible();
}
