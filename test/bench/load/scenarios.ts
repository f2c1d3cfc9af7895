import { demoRequest } from '../../supabase/unit/builders';
import type { Scenario } from './measure';

export const ORIGIN = 'http://localhost:8080';

const headers = { origin: ORIGIN, 'content-type': 'application/json' };

/** A different IP address for each request, as from different visitors. */
const ipAddressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

export const hello: Scenario = {
  name: 'hello',
  method: 'GET',
  status: 200,
  request: () => ({ headers: {} }),
};

function post(name: string, status: number, emailOf: (n: number) => string): Scenario {
  return {
    name,
    method: 'POST',
    status,
    request: (n) => ({
      headers: { ...headers, 'x-forwarded-for': ipAddressOf(n) },
      body: JSON.stringify(demoRequest({ email: emailOf(n) })),
    }),
  };
}

export const accepted = post('accepted', 200, (n) => `personne-${n}@exemple.fr`);
export const rejected = post('rejected', 422, () => 'personne');
export const duplicate = post('duplicate', 200, () => 'toujours@exemple.fr');
