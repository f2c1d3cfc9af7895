import fc from 'fast-check';
import {
  type BackendUnderTest,
  PAGE,
  startBackendUnderTest,
  type StoredRow,
} from '../function/backend-under-test';
import { eventually } from '../function/eventually';
import { type GeneratedBody, generatedBody } from './support/generated-body';
import { type ScriptedMailServer, startScriptedMailServer } from './support/scripted-mail-server';

const BODIES = 2_500;
const DOCUMENTED = [400, 413, 415, 422];

let mailServer: ScriptedMailServer;
let backend: BackendUnderTest;

beforeAll(async () => {
  mailServer = await startScriptedMailServer({});
  backend = await startBackendUnderTest({
    SMTP_URL: mailServer.url,
    MAIL_CEILING_PER_HOUR: '100000',
  });
});
afterAll(async () => {
  await backend.stop();
  await mailServer.stop();
});

/** Sends a body. Gives whether the visitor was told that it is accepted. */
async function isAccepted({ contentType, body }: GeneratedBody): Promise<boolean> {
  const response = await fetch(backend.function.url, {
    method: 'POST',
    headers: { origin: PAGE, 'content-type': contentType },
    body,
    redirect: 'manual',
  });
  const answer = await response.text();
  if (contentType === 'application/json') {
    if (response.status === 200) return answer === '{"status":"accepted"}';
    expect(DOCUMENTED).toContain(response.status);
    return false;
  }
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  expect([`${PAGE}/#demande-envoyee`, `${PAGE}/#demande-refusee`]).toContain(location);
  return location.endsWith('envoyee');
}

/** What the body says, read independently of the function. */
function fieldsOf({ contentType, body }: GeneratedBody): Record<string, unknown> {
  return contentType === 'application/json'
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body));
}

interface Expected {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly message: string;
  readonly is_suspected: boolean;
}

function expectedOf(body: GeneratedBody): Expected {
  const { name, company, email, message, website } = fieldsOf(body) as Record<string, string>;
  return {
    name: String(name).trim(),
    company: String(company).trim(),
    email: String(email).trim(),
    message: message ?? '',
    is_suspected: (website ?? '').trim() !== '',
  };
}

/** Two requests with the same key are one lead. */
const keyOf = ({ company, email, message, is_suspected }: Expected) =>
  JSON.stringify([company, email.toLowerCase(), message.replaceAll('\r\n', '\n'), is_suspected]);

const letters = ({ name, company, email, message, is_suspected }: Expected | StoredRow) =>
  JSON.stringify([name, company, email, message, is_suspected]);

test(`${BODIES} generated bodies: each response is documented, each accepted request stored exactly and emailed once`, async () => {
  const accepted = new Map<string, Expected>();
  let refused = 0;
  const check = async (body: GeneratedBody) => {
    if (await isAccepted(body)) {
      const expected = expectedOf(body);
      if (!accepted.has(keyOf(expected))) accepted.set(keyOf(expected), expected);
    } else {
      refused += 1;
    }
  };
  await fc.assert(fc.asyncProperty(generatedBody, check), { numRuns: BODIES });
  // Otherwise the generated bodies would test only one of the two.
  expect(accepted.size).toBeGreaterThan(BODIES / 4);
  expect(refused).toBeGreaterThan(BODIES / 20);

  await eventually(async () => {
    const [row] = await backend.sql`
      select count(*)::integer as count from contact.requests where mail_sent_at is null`;
    expect(row).toEqual({ count: 0 });
  });
  const rows = await backend.rows();
  expect(rows.map(letters).sort()).toEqual([...accepted.values()].map(letters).sort());
  const ids = rows.map(({ id }) => `<${id}@solveo.example>`);
  expect(mailServer.taken.map(({ messageId }) => messageId).sort()).toEqual(ids.sort());
});
