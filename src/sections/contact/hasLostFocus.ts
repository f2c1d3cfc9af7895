/** Whether no element has the focus, as when the focused one was disabled. */
export function hasLostFocus(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}
