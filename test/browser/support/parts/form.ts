import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { contact, type SubmissionResult } from '#src/content/sections/contact.ts';
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

/** Where a toast is announced. By its words: an owner's page may have other alerts and statuses. */
const announced = (page: Page, { kind, text }: SubmissionResult) =>
  page.getByRole(kind === 'success' ? 'status' : 'alert').filter({ hasText: text });

/** The words of the toast with a result. */
export const toast = (page: Page, result: SubmissionResult) =>
  announced(page, result).getByText(result.text);

/** The result beside the form. */
export const resultNote = (page: Page) => page.locator(`#${anchors.contact}`).getByRole('note');

/** What the page says of each status. */
const results = {
  200: contact.success,
  413: contact.rejection,
  422: contact.rejection,
  503: contact.failure,
} as const satisfies Record<number, SubmissionResult>;

/** Sends a request that gets this status, and waits for the toast. Returns the button that closes it. */
export async function sendUntilToast(
  page: Page,
  status: keyof typeof results,
  json: object = {},
): Promise<Locator> {
  await respondToCalls(page, { status, json });
  await hydrateAndSubmit(page, aRequest());
  const close = announced(page, results[status]).getByRole('button', { name: contact.close });
  await expect(close).toBeVisible();
  return close;
}

/** Sends a request of which these fields are rejected, and waits for the toast, as above. */
export const sendUntilRejected = (page: Page, fields: FieldErrors) =>
  sendUntilToast(page, 422, { fields });
