/**
 * Announces how many lines remain in the try of the hero's ledger, and times it, from its opening to
 * the last match. Without it, CSS counts, and nothing says how long it took.
 *
 * @param form has the checkboxes, and the places for both numbers: `data-lines` with the number of all
 *   lines, `data-timed` with the sentence whose placeholder `{seconds}` is filled in
 */
export function followLedgerTry(form: HTMLFormElement) {
  const remaining = form.querySelector<HTMLElement>('[data-lines]');
  const closed = form.querySelector<HTMLElement>('[data-timed]');
  if (!remaining || !closed) return;
  let startedAt = performance.now();
  const restart = () => {
    startedAt = performance.now();
  };

  window.addEventListener('hashchange', restart);
  form.addEventListener('reset', () => {
    restart();
    remaining.textContent = '';
  });
  form.addEventListener('change', () => {
    const matched = form.querySelectorAll(':checked').length;
    remaining.textContent = String(Number(remaining.dataset.lines) - matched);
    const seconds = Math.max(1, Math.round((performance.now() - startedAt) / 1000));
    closed.textContent = (closed.dataset.timed ?? '').replace('{seconds}', String(seconds));
  });
}
