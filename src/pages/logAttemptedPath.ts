/** Logs the path of a page that was not found. */
export function logAttemptedPath() {
  console.warn(`404: no page at ${window.location.pathname}`);
}
