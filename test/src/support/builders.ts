import type { DemoRequest } from '../../../src/services/demoRequest';

export function demoRequest(changes: Partial<DemoRequest> = {}): DemoRequest {
  return {
    name: 'Camille Martin',
    company: 'Exemple SAS',
    email: 'camille@exemple.fr',
    message: 'Bonjour,\nnous avons 5 comptes.',
    ...changes,
  };
}
