import type { FollowUpState, FollowUpView } from '../../_shared/contract.ts';
import type { Arrival, StoredDemoRequest, ValidDemoRequest } from '../demo-request.ts';

/** A valid request, with what is known of its sender. */
export interface Submission {
  readonly request: ValidDemoRequest;
  /** The honeypot was filled in. */
  readonly isSuspected: boolean;
  readonly arrival: Arrival;
  /** Keyed hash of the visitor's IP address; undefined when the address is not known. */
  readonly addressHash: string | undefined;
}

export type SaveResult =
  /** Stored now; or the same request was stored within the last 24 hours, under this id. */
  | { readonly outcome: 'accepted' | 'duplicate'; readonly id: string }
  | { readonly outcome: 'rate_limited' };

/**
 * Stores a request durably, to be mailed, unless it is a duplicate or its IP address has sent too
 * many. Rejects when the database does not confirm within 12 seconds that it is stored.
 */
export type SaveRequest = (submission: Submission) => Promise<SaveResult>;

/** What somebody who has the link of a request asks for. */
export interface FollowUpCall {
  /** The id of the request; undefined when the key is wrong: the call only counts then. */
  readonly id: string | undefined;
  /** The state that the caller saw, and the one that the request should have; undefined to look. */
  readonly change: { readonly from: FollowUpState; readonly to: FollowUpState } | undefined;
  /** Keyed hash of the caller's IP address; undefined when the address is not known. */
  readonly addressHash: string | undefined;
}

export type FollowUpResult =
  | { readonly outcome: 'found'; readonly view: FollowUpView }
  | { readonly outcome: 'unknown' | 'rate_limited' };

/** Changes the state of a request, if it still has the one that the caller saw, and returns what it has. */
export type RunFollowUp = (call: FollowUpCall) => Promise<FollowUpResult>;

/** The stored requests whose mail is due. */
export interface MailOutbox {
  /**
   * Leases a few of them and counts the attempt: nobody else gets them for two minutes. Unless
   * recorded as sent, they are due again 2 to 30 minutes later.
   */
  claimMails(): Promise<readonly StoredDemoRequest[]>;

  /**
   * Records that the mail server has accepted the mail.
   *
   * @param rejections which recipients it rejected and why; undefined when it accepted all
   */
  recordMailSent(id: string, rejections: string | undefined): Promise<void>;

  /**
   * Records why the mail stays unsent: the mail server has accepted it for nobody, or not for all.
   *
   * @param pendingRecipients who has not got it when others have, separated by commas: its next mails go
   *   to those alone. Undefined when the attempt has not changed who has it
   */
  recordMailUnsent(id: string, reason: string, pendingRecipients?: string): Promise<void>;
}
