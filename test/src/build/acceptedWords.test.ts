import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderPages } from '#src/build/prerender.tsx';
import { followUp } from '#src/content/followUp.ts';
import { contact } from '#src/content/sections/contact.ts';
import { ledger } from '#src/content/sections/ledger.ts';
import { noFiles } from '../../support/plainDocuments';
import { stringsIn, words } from '../../support/words';
import { setYearLongAgo } from '../support/longAgo';
import { linesAsRead } from '../support/visibleText';

const accepted = path.resolve(__dirname, '../../accepted/page.txt');
const isAccepting = process.env.npm_lifecycle_event === 'test:accept';

/** What the landing page says only once its reader matches the ledger by hand. */
function linesOfMatchingByHand(): string {
  const choices = ledger.choices.filter(({ code }) => code).map(({ label }) => label);
  return stringsIn([choices, ledger.byHand])
    .map(({ text }) => words(text))
    .join('\n');
}

/** What the form says only while it sends, and afterwards. */
function linesOfSending(): string {
  const { submitting, fieldErrors, unknownFieldError, again, close } = contact;
  const results = [contact.success, contact.sent, contact.failure].map(({ title, text }) => ({
    title,
    text,
  }));
  const said = [submitting, results, fieldErrors, unknownFieldError, again, close];
  return stringsIn(said)
    .map(({ text }) => words(text))
    .join('\n');
}

/** What the follow-up page says once its script runs. */
function linesOfFollowUp(): string {
  const { received, states, overtaken, loading, saving, problems, acts } = followUp;
  return stringsIn([loading, received, states, saving, overtaken, problems, acts])
    .map(({ text }) => words(text))
    .join('\n');
}

test('the pages read, from top to bottom, as was accepted', async () => {
  setYearLongAgo();
  const pages = await renderPages(noFiles);
  const texts = pages.map(({ path: file, content }) => `${file}\n\n${linesAsRead(content)}\n`);
  const later = [
    `/index.html, the ledger by hand\n\n${linesOfMatchingByHand()}\n`,
    `/index.html, the form once it is sent\n\n${linesOfSending()}\n`,
    `/suivi/index.html, what is found\n\n${linesOfFollowUp()}\n`,
  ];
  const read = [...texts, ...later].join('\n\n');
  if (isAccepting) writeFileSync(accepted, read);
  expect(read).toBe(readFileSync(accepted, 'utf8'));
});
