import type { AttributionPart, DemoRequestField } from '../_shared/contract.ts';

/** What a visitor sends, once it is valid. A field that was left empty is an empty string. */
export type ValidDemoRequest = Readonly<Record<DemoRequestField, string>>;

/** What led a visitor to the page; null for each part that is not known. */
export type Attribution = Readonly<Record<AttributionPart, string | null>>;

/** A request in the database whose mail is due. */
export interface StoredDemoRequest extends ValidDemoRequest, Attribution {
  readonly id: string;
  readonly receivedAt: Date;
  /** 1 for the first request of its email address, 2 for the second ... */
  readonly rank: number;
  /** The honeypot was filled in. */
  readonly isSuspected: boolean;
  /** Who has not got the mail, separated by commas, when others have it; null when none has it. */
  readonly pendingRecipients: string | null;
}
