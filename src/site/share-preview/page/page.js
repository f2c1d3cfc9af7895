/* global document, DOMParser, EventSource, fetch, Image, location */

const parts = (root) => [...root.querySelectorAll('[data-part]')];
const ids = (root) =>
  parts(root)
    .map(({ id }) => id)
    .join();

let latest = 0;

/** Asks for the page anew and takes over what has changed; everything else stays untouched. */
async function refresh() {
  const mine = ++latest;
  const response = await fetch(location.pathname);
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  await loadPictures(fresh);
  if (mine !== latest) return;
  const focused = document.activeElement?.getAttribute('href');
  if (ids(fresh) === ids(document)) parts(document).forEach((part) => update(part, fresh));
  else document.body.replaceChildren(...fresh.body.childNodes);
  if (focused) document.querySelector(`a[href="${focused}"]`)?.focus({ preventScroll: true });
}

function update(part, fresh) {
  const { innerHTML, childNodes } = fresh.getElementById(part.id);
  if (part.innerHTML === innerHTML) return;
  part.replaceChildren(...childNodes);
  part.classList.remove('changed');
  // Read, so that the animation starts again.
  void part.offsetWidth;
  part.classList.add('changed');
}

/** Cards with a picture still on its way would be lower, and the page would jump. */
function loadPictures(fresh) {
  const addresses = new Set([...fresh.images].map((image) => image.getAttribute('src')));
  return Promise.allSettled(
    [...addresses].map((address) => Object.assign(new Image(), { src: address }).decode()),
  );
}

const news = new EventSource(`${location.pathname.replace(/\/$/, '')}/events`);

function say(isConnected) {
  document.getElementById('connexion').hidden = isConnected;
}

const follow = () =>
  refresh().then(
    () => say(true),
    () => say(false),
  );

news.onmessage = follow;
// A build may have ended while nobody listened.
news.onopen = follow;
news.onerror = () => say(false);
