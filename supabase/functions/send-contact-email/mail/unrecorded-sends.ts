type RecordSent = (id: string, rejections: string | undefined) => Promise<void>;

/**
 * Tracks emails sent but not yet recorded, because the database was unavailable.
 *
 * @param record records one in the database
 * @param report is called with a mail's first error, and without one once it is recorded after all
 */
export function trackUnrecordedSends(
  record: RecordSent,
  report: (id: string, error?: unknown) => void,
) {
  const kept = new Map<string, string | undefined>();

  async function recordOrKeep(id: string, rejections: string | undefined): Promise<void> {
    try {
      await record(id, rejections);
      if (kept.delete(id)) report(id);
    } catch (error) {
      if (!kept.has(id)) report(id, error);
      kept.set(id, rejections);
    }
  }

  return {
    recordOrKeep,
    /** Whether a mail was sent and is not recorded yet: it must not be sent again. */
    has: (id: string) => kept.has(id),
    isEmpty: () => kept.size === 0,
    recordAll: async () => {
      await Promise.all([...kept].map(([id, rejections]) => recordOrKeep(id, rejections)));
    },
  };
}
