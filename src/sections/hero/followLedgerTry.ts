/**
 * Announces how many lines remain in the try of the hero's ledger, and times it, from its opening to
 * the last match. Without it, CSS counts, and nothing says how long it took.
 *
 * @param form null on pages without the ledger. It has the checkboxes, and an element for each text:
 *   `data-lines` is the number of all lines, `data-timed` the sentence with a placeholder `{seconds}`
 */
export function followLedgerTry(form: HTMLFormElement | null) {
  const remaining = form?.querySelector<HTMLElement>('[data-lines]');
  const closed = form?.querySelector<HTMLElement>('[data-timed]');
  if (!form || !remaining || !closed) return;
  // Milliseconds since the page was requested, as the time stamps of events.
  let startedAt = 0;
  const restart = ({ timeStamp }: Event) => {
    startedAt = timeStamp;
    remaining.textContent = '';
  };

  window.addEventListener('hashchange', restart);
  form.addEventListener('reset', restart);
  form.addEventListener('change', ({ timeStamp }) => {
    const matched = form.querySelectorAll(':checked').length;
    remaining.textContent = String(Number(remaining.dataset.lines) - matched);
    const seconds = Math.ceil((timeStamp - startedAt) / 1000);
    closed.textContent = (closed.dataset.timed ?? '').replace('{seconds}', String(seconds));
  });
}
