/** For whoever looks into why a page was not found. */
export function logAttemptedPath() {
  console.warn(`404: no page at ${window.location.pathname}`);
}
