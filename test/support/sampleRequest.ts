import type { DemoRequest } from '#src/services/sendDemoRequest.ts';
import { type DemoRequestField, FIELD_NAMES } from '#supabase/functions/_shared/contract.ts';

/** How texts name the fields. A new field breaks these types until it has its words and a sample here. */
export const fieldWords: Record<DemoRequestField, string> = {
  name: 'nom',
  company: 'société',
  email: 'adresse e-mail',
  message: 'message',
};

/** Every field, empty. */
export const emptyRequest = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, '']),
) as DemoRequest;

export function sampleRequest(changes: Partial<DemoRequest> = {}): DemoRequest {
  return {
    name: 'Camille Martin',
    company: 'Exemple SAS',
    email: 'camille@exemple.fr',
    message: 'Bonjour,\nnous avons 5 comptes.',
    ...changes,
  };
}
