/* global document, DOMParser, EventSource, fetch, Image, location */

/** Replaces what a build has changed; the reader's scroll position and focus stay. */
async function refresh() {
  const response = await fetch(location.pathname);
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  // Cards without their image would be shorter, and the page would jump.
  await Promise.allSettled(
    [...fresh.images].map((image) =>
      Object.assign(new Image(), { src: image.getAttribute('src') }).decode(),
    ),
  );
  const focused = document.activeElement?.getAttribute('href');
  const shown = document.querySelectorAll('[role=status], main');
  fresh.querySelectorAll('[role=status], main').forEach((part, index) => {
    // Replacing a status with an equal one would announce it again.
    if (part.innerHTML !== shown[index].innerHTML) shown[index].replaceChildren(...part.childNodes);
  });
  if (focused) document.querySelector(`a[href="${focused}"]`)?.focus({ preventScroll: true });
}

function showConnection(isConnected) {
  document.getElementById('connexion').hidden = isConnected;
}

let refreshed = Promise.resolve();

/** One at a time: an earlier response could overwrite a later one. */
function follow() {
  refreshed = refreshed.then(refresh).then(
    () => showConnection(true),
    () => showConnection(false),
  );
}

const builds = new EventSource(`${location.pathname.replace(/\/$/, '')}/events`);
builds.onmessage = follow;
// A build may have ended while disconnected.
builds.onopen = follow;
builds.onerror = () => showConnection(false);
