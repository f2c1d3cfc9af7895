import type { DemoRequest, StoredDemoRequest } from './demo-request.ts';

/** Where demo requests are kept. */
export interface RequestStorage {
  /**
   * Stores a request, durably, as not mailed yet. Rejects when it could not be stored within a few
   * seconds, for whatever reason.
   */
  save(request: DemoRequest): Promise<StoredDemoRequest>;

  /** Notes that the mail server has accepted the mail. */
  recordMailSent(id: string): Promise<void>;

  /** Notes an attempt that failed; `reason` is cut at 500 characters. */
  recordMailFailure(id: string, reason: string): Promise<void>;

  /** Lets running statements end, then closes every connection. */
  close(): Promise<void>;
}
