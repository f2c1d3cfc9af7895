import type {
  DemoRequest,
  StoredDemoRequest,
} from '../../../supabase/functions/send-contact-email/demo-request';

export function demoRequest(changes: Partial<DemoRequest>): DemoRequest {
  return {
    name: 'Camille Martin',
    company: 'Exemple SAS',
    email: 'camille@exemple.fr',
    message: 'Bonjour,\nnous avons 5 comptes.',
    ...changes,
  };
}

export function storedRequest(changes: Partial<StoredDemoRequest>): StoredDemoRequest {
  return {
    ...demoRequest({}),
    id: '3d2f6c1e-0000-4000-8000-000000000001',
    receivedAt: new Date('2026-11-21T09:30:00Z'),
    rank: 1,
    isSuspected: false,
    waitingCount: 0,
    ...changes,
  };
}
