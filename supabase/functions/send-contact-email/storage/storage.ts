import type { DemoRequest, StoredDemoRequest } from '../demo-request.ts';

/** A valid request, with what is known of its sender. */
export interface Submission {
  readonly request: DemoRequest;
  /** The field that people do not see was filled in. */
  readonly isSuspected: boolean;
  /** Keyed hash of the visitor's address; undefined when the address is not known. */
  readonly addressHash: string | undefined;
}

export type Saved =
  /** Stored now; or the same request was stored within the last 24 hours, under this id. */
  | { readonly outcome: 'accepted' | 'duplicate'; readonly id: string }
  | { readonly outcome: 'rate_limited'; readonly retryAfterSeconds: number };

/** Where demo requests are kept. */
export interface RequestStorage {
  /**
   * Stores a request durably, as not mailed yet, unless it is a repeat or its address has sent too
   * many. Rejects when the database does not confirm within a few seconds that it is stored.
   */
  save(submission: Submission): Promise<Saved>;
}

/** The stored requests whose mail is due. */
export interface MailOutbox {
  /**
   * Takes a few of them for two minutes and counts the attempt. Nobody else gets them in that time;
   * afterwards they are due again unless they were recorded as sent.
   */
  claimMails(): Promise<readonly StoredDemoRequest[]>;

  /** Notes that the mail server has accepted the mail, and for whom it has not. */
  recordMailSent(id: string, refusals: readonly Refusal[]): Promise<void>;

  /** Notes why an attempt failed; `reason` is cut at 500 characters. */
  recordMailFailure(id: string, reason: string): Promise<void>;
}

/** A recipient that the mail server refused while it took others. */
export interface Refusal {
  readonly address: string;
  /** What the server said. */
  readonly reason: string;
}

/** A request whose own mail has used all its attempts. */
export interface Alert extends StoredDemoRequest {
  readonly lastError: string | null;
}

/** What a digest tells. */
export interface Digest {
  readonly id: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** When it was taken, on the database's clock, as the requests' own times. */
  readonly claimedAt: Date;
  /** The requests it lists, and stands for. */
  readonly suspected: readonly StoredDemoRequest[];
  readonly aboveCeiling: readonly StoredDemoRequest[];
  /** How many more wait for the next digest. */
  readonly waitingCount: number;
  /** The oldest of those nobody has acknowledged. */
  readonly alerts: readonly Alert[];
  /** How many more alerts nobody has acknowledged. */
  readonly moreAlerts: number;
  /** Since the digest before it. */
  readonly refusals: readonly Refusal[];
}

/** The digest that is due, if any. */
export interface DigestOutbox {
  /** Takes it, and counts the attempt; undefined when none is due. */
  claimDigest(): Promise<Digest | undefined>;

  /** Notes that the mail server has accepted it: what it lists counts as told. */
  recordDigestSent(id: string, refusals: readonly Refusal[]): Promise<void>;

  /** Notes why an attempt failed; `reason` is cut at 500 characters. */
  recordDigestFailure(id: string, reason: string): Promise<void>;
}
