import { demoRequest } from '../unit/builders';
import { type BackendUnderTest, PAGE, startBackendUnderTest } from './backend-under-test';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackendUnderTest({});
});
afterAll(() => backend.stop());
beforeEach(() => backend.clear());

async function expectLeads(count: number): Promise<void> {
  await backend.settled();
  expect(await backend.rows()).toHaveLength(count);
  expect(await backend.messages()).toHaveLength(count);
}

test('twenty identical requests at the same instant are one lead and one mail', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => backend.post(demoRequest({}))),
  );
  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'accepted' });
  }
  await expectLeads(1);
});

test.each([
  ['the address in capitals', { email: 'CAMILLE@Exemple.FR' }],
  ['another spelling of the name', { name: 'C. Martin' }],
])('with %s it is still the same', async (_label, changes) => {
  await backend.post(demoRequest({}));
  expect((await backend.post(demoRequest(changes))).status).toBe(200);
  await expectLeads(1);
});

test('the form without script sends other line breaks, and is the same', async () => {
  const request = demoRequest({ message: 'Première ligne\ndeuxième' });
  await backend.post(request);
  const response = await fetch(backend.function.url, {
    method: 'POST',
    headers: { origin: PAGE },
    body: new URLSearchParams({ ...request, message: 'Première ligne\r\ndeuxième', website: '' }),
    redirect: 'manual',
  });
  expect(response.headers.get('location')).toBe(`${PAGE}/#demande-envoyee`);
  await expectLeads(1);
});

test.each([
  ['person', { email: 'claude@exemple.fr' }],
  ['company', { company: 'Autre SAS' }],
  ['message', { message: 'Autre chose' }],
])('another %s is another lead', async (_label, changes) => {
  await backend.post(demoRequest({}));
  await backend.post(demoRequest(changes));
  await expectLeads(2);
});

test('another message of the same address says in its mail that it is the second', async () => {
  await backend.post(demoRequest({}));
  await backend.post(demoRequest({ email: 'claude@exemple.fr' }));
  await backend.settled();
  await backend.post(demoRequest({ email: 'Camille@exemple.fr', message: 'Autre chose' }));
  await expectLeads(3);
  const [last, ...firsts] = await backend.messages();
  expect(last?.text).toContain('2e demande de cette adresse');
  for (const { text } of firsts) expect(text).not.toContain('demande de cette adresse');
});

test('after 24 hours it is a new lead', async () => {
  await backend.post(demoRequest({}));
  await backend.settled();
  await backend.sql`update contact.requests set created_at = created_at - interval '24 hours'`;
  await backend.post(demoRequest({}));
  await expectLeads(2);
});
