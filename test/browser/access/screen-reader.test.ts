import type { Page } from '@playwright/test';
import { splitAddresses } from '#src/content/writing/splitAddresses.ts';
import { contact, type ContactField } from '#src/content/sections/contact.ts';
import { CONTACT_US, faq, type FaqItem } from '#src/content/sections/faq.ts';
import { typesetText } from '#src/content/writing/typeset.ts';
import {
  type DemoRequestField,
  FIELD_NAMES,
  type FieldRule,
  FIELDS,
} from '#supabase/functions/_shared/contract.ts';
import { words } from '../../support/words';
import { openHydrated } from '../support/hydration';
import { hasQuestions } from '../support/parts/questions';
import { expect, test } from '../support/test';

/** What the browser gives to screen readers: the role, name, state, text and hint of each element. */
async function read(page: Page, part: string): Promise<string[]> {
  const snapshot = await page.locator(part).ariaSnapshot();
  const lines = snapshot.split('\n').map((line) => line.replace(/^ *- '?|'?:?$|"/g, ''));
  return lines.filter((line) => !line.startsWith('/url')).map(words);
}

/** A paragraph with a link is read in parts. */
function paragraphAsRead(text: string): string[] {
  const parts = splitAddresses(text);
  if (parts.length === 1) return [`paragraph: ${text}`];
  return ['paragraph', ...parts.map((part) => `${part.href ? 'link' : 'text:'} ${part.text}`)];
}

function fieldAsRead(name: DemoRequestField): string[] {
  const { label, placeholder, hint }: ContactField = contact.fields[name];
  const { options }: FieldRule = FIELDS[name];
  const choices = options?.map((option) => `option ${typesetText(option)}`);
  const control = choices
    ? [`combobox ${label}`, `option ${placeholder} [selected]`, ...choices]
    : [`textbox ${label}`, `/placeholder: ${placeholder}`];
  return [`text: ${label}`, ...control, ...(hint ? [`paragraph: ${hint}`] : [])];
}

test('reads the form: each label before its field, then the consent', async ({ page }) => {
  await openHydrated(page);
  const expected = [
    `paragraph: ${contact.requiredNote}`,
    ...FIELD_NAMES.flatMap(fieldAsRead),
    ...[`button ${contact.submit}`, `paragraph: ${contact.consent}`],
    ...[`paragraph: ${contact.privacy.refusal}`, `group: ${contact.privacy.title}`],
  ];
  expect(await read(page, '#contact form')).toEqual(expected.map(words));
});

test('reads closed questions without answers, and an open one’s answer right after it', async ({
  page,
}) => {
  test.skip(!hasQuestions, 'The page has no questions.');
  await openHydrated(page);
  const click = (item: FaqItem | undefined) => page.locator(`#${item?.id} h3 button`).click();
  async function expectRead(open: FaqItem | undefined) {
    const questions = faq.items.flatMap(({ question, answer, start }) => {
      const [heading, button] = [`heading ${question} [level=3]`, `button ${question}`];
      if (question !== open?.question) return [heading, button];
      const opened = [heading, `${button} [expanded]`, `region ${question}`];
      const paragraphs = answer.flatMap(paragraphAsRead);
      return [...opened, ...paragraphs, ...(start ? [`link ${start.label}`] : [])];
    });
    const expected = [
      ...[`region ${faq.title}`, `heading ${faq.title} [level=2]`, ...questions],
      ...['paragraph', `text: ${faq.moreQuestions}`, `link ${CONTACT_US}`],
    ];
    await expect.poll(() => read(page, '#faq')).toEqual(expected.map(words));
  }
  const [first, ...others] = faq.items;
  await expectRead(first);
  for (const item of others) {
    await click(item);
    await expectRead(item);
  }
  await click(faq.items.at(-1));
  await expectRead(undefined);
});
