import type { DemoRequest, StoredDemoRequest } from '../demo-request.ts';

/** A valid request, with what is known of its sender. */
export interface Submission {
  readonly request: DemoRequest;
  /** The hidden field was filled in. */
  readonly isSuspected: boolean;
  /** Keyed hash of the visitor's IP address; undefined when the address is not known. */
  readonly addressHash: string | undefined;
}

export type Saved =
  /** Stored now; or the same request was stored within the last 24 hours, under this id. */
  | { readonly outcome: 'accepted' | 'duplicate'; readonly id: string }
  | { readonly outcome: 'rate_limited'; readonly retryAfterSeconds: number };

/** Where demo requests are kept. */
export interface RequestStorage {
  /**
   * Stores a request durably, as not mailed yet, unless it is a duplicate or its IP address has sent
   * too many. Rejects when the database does not confirm within a few seconds that it is stored.
   */
  save(submission: Submission): Promise<Saved>;
}

/** The stored requests whose mail is due. */
export interface MailOutbox {
  /**
   * Leases a few of them for two minutes and counts the attempt. Nobody else gets them in that time;
   * afterwards they are due again unless they were recorded as sent.
   */
  claimMails(): Promise<readonly StoredDemoRequest[]>;

  /**
   * Records that the mail server has accepted the mail.
   *
   * @param rejections which recipients it rejected and why; undefined when it accepted all
   */
  recordMailSent(id: string, rejections: string | undefined): Promise<void>;

  /** Records why an attempt failed. */
  recordMailFailure(id: string, reason: string): Promise<void>;
}
