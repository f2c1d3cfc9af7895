/* global document, fetch, setTimeout */

const POLL_MILLISECONDS = 2_000;

const element = (id) => document.getElementById(id);
const formatDate = (date) =>
  new Date(date).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'medium' });

/** undefined until the first response. */
let messages;
let chosenId;

function listItem(message) {
  const item = document.createElement('li');
  const button = document.createElement('button');
  const subject = document.createElement('strong');
  const details = document.createElement('span');
  subject.textContent = message.subject || '(sans objet)';
  details.textContent = `${message.replyTo || message.from} · ${formatDate(message.date)}`;
  button.type = 'button';
  button.dataset.id = message.id;
  button.setAttribute('aria-current', String(message.id === chosenId));
  button.append(subject, details);
  button.addEventListener('click', () => choose(message.id));
  item.append(button);
  return item;
}

function showList() {
  const focusedId = document.activeElement?.dataset.id;
  element('list').replaceChildren(...messages.map(listItem));
  element('list').querySelector(`[data-id="${focusedId}"]`)?.focus();
  element('count').textContent = `(${messages.length})`;
  element('nothing').hidden = messages.length > 0;
  element('empty').disabled = messages.length === 0;
}

function showMessage() {
  const message = messages.find(({ id }) => id === chosenId);
  element('message').hidden = message === undefined;
  if (message === undefined) return;
  element('subject').textContent = message.subject || '(sans objet)';
  element('from').textContent = message.from;
  element('to').textContent = message.to;
  element('reply-to').textContent = message.replyTo || '—';
  element('date').textContent = formatDate(message.date);
  element('text').textContent = message.text;
  element('html').src = `/messages/${message.id}/html`;
  present(message.html ? 'html' : 'text');
}

function present(kind) {
  for (const candidate of ['html', 'text']) {
    element(candidate).hidden = candidate !== kind;
    element(`show-${candidate}`).setAttribute('aria-pressed', String(candidate === kind));
  }
}

function choose(id) {
  chosenId = id;
  showList();
  showMessage();
}

async function refresh() {
  const response = await fetch('/api/messages');
  const received = await response.json();
  if (received.length === messages?.length && received[0]?.id === messages[0]?.id) return;
  const wasReadingNewest = chosenId === undefined || !received.some(({ id }) => id === chosenId);
  messages = received;
  if (wasReadingNewest) choose(messages[0]?.id);
  else showList();
}

async function poll() {
  try {
    await refresh();
  } catch {
    // The stack has stopped: the page stays readable.
  }
  setTimeout(poll, POLL_MILLISECONDS);
}

element('show-html').addEventListener('click', () => present('html'));
element('show-text').addEventListener('click', () => present('text'));
element('empty').addEventListener('click', async () => {
  await fetch('/api/messages', { method: 'DELETE' });
  await refresh();
});
void poll();
