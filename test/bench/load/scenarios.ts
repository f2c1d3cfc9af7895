import { demoRequest } from '../../supabase/unit/builders';
import type { Scenario } from './measure';

export const ORIGIN = 'http://localhost:8080';

const headers = { origin: ORIGIN, 'content-type': 'application/json' };

/** A different IP address for each request, as from different visitors. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

export const hello: Scenario = {
  name: 'hello',
  method: 'GET',
  status: 200,
  request: () => ({ headers: {} }),
};

export const accepted: Scenario = {
  name: 'accepted',
  method: 'POST',
  status: 200,
  request: (n) => ({
    headers: { ...headers, 'x-forwarded-for': addressOf(n) },
    body: JSON.stringify(demoRequest({ email: `personne-${n}@exemple.fr` })),
  }),
};

export const refused: Scenario = {
  name: 'refused',
  method: 'POST',
  status: 422,
  request: () => ({ headers, body: JSON.stringify(demoRequest({ email: 'personne' })) }),
};

export const duplicate: Scenario = {
  name: 'duplicate',
  method: 'POST',
  status: 200,
  request: (n) => ({
    headers: { ...headers, 'x-forwarded-for': addressOf(n) },
    body: JSON.stringify(demoRequest({ email: 'toujours@exemple.fr' })),
  }),
};
