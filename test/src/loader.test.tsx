import { fireEvent } from '@testing-library/react';

let documents = 0;

/** The requests for the page's script since the test began, each by its query. */
let imported: string[];
let isMissing: boolean;

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** Runs the loader of a new document. Those of earlier ones only load scripts of their own. */
function runLoader(data: Record<string, string> = {}) {
  documents += 1;
  const main = `/assets/main.${documents}.js`;
  for (const query of ['', '?1', '?2']) {
    const provide = () => {
      imported.push(query);
      if (isMissing) throw new Error('404');
      return {};
    };
    jest.doMock(main + query, provide, { virtual: true });
  }
  const script = document.createElement('script');
  Object.assign(script.dataset, { main, ...data });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.isolateModules(() => jest.requireActual('#src/loader.ts'));
  return {
    countPrefetches: () => fetched.mock.calls.filter(([url]) => url === main).length,
  };
}

/** Lets the page become idle, and imports end. */
const rest = () => jest.advanceTimersByTimeAsync(600);

beforeEach(() => {
  jest.useFakeTimers();
  imported = [];
  isMissing = false;
  fetched.mockReset().mockResolvedValue(new Response());
  globalThis.fetch = fetched;
  // jsdom has no fonts.
  Object.assign(document, { fonts: { ready: new Promise(() => undefined) } });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const scroll = () => fireEvent.scroll(document.body);

/** jsdom has no movement. */
const movePointer = (movementX: number, movementY: number) => {
  const event = new Event('pointermove', { bubbles: true });
  return fireEvent(document.body, Object.assign(event, { movementX, movementY }));
};

test.each<[string, () => boolean]>([
  ['a pointer moves', () => movePointer(0, 3)],
  ['a pointer is pressed', () => fireEvent.pointerDown(document.body)],
  ['a finger touches the page', () => fireEvent.touchStart(document.body)],
  ['a key is pressed', () => fireEvent.keyDown(document.body)],
  ['a wheel turns', () => fireEvent.wheel(document.body)],
  ['the page scrolls', scroll],
  ['something gets the focus', () => fireEvent.focusIn(document.body)],
])('imports the page’s script once %s, after that event, and not again', async (_what, act) => {
  runLoader();
  fireEvent.load(window);
  await rest();
  expect(imported).toEqual([]);
  act();
  await Promise.resolve();
  expect(imported).toEqual([]);
  await rest();
  expect(imported).toEqual(['']);
  act();
  scroll();
  await rest();
  expect(imported).toEqual(['']);
});

test('waits on for a pointer that only rests where the page has appeared', async () => {
  runLoader();
  movePointer(0, 0);
  await rest();
  expect(imported).toEqual([]);
  movePointer(1, 0);
  await rest();
  expect(imported).toEqual(['']);
});

test.each([
  ['where the URL has a fragment', '/#contact', {}],
  ['for the page of unknown paths', '/inconnue', { isUrgent: '' }],
])('waits for no sign %s', async (_what, url, data) => {
  window.history.replaceState(null, '', url);
  runLoader(data);
  await rest();
  expect(imported).toEqual(['']);
});

test('tries again after each failure, at the next sign, with a URL that no cache has', async () => {
  runLoader();
  isMissing = true;
  scroll();
  await rest();
  expect(imported).toEqual(['']);
  scroll();
  await rest();
  expect(imported).toEqual(['', '?1']);
  isMissing = false;
  fetched.mockReset().mockResolvedValue(new Response());
  globalThis.fetch = fetched;
  await rest();
  expect(imported).toEqual(['', '?1']);
  for (const _ of [1, 2]) {
    scroll();
    await rest();
  }
  expect(imported).toEqual(['', '?1', '?2']);
});

test('prefetches the script once the page has loaded and is idle', async () => {
  const { countPrefetches } = runLoader();
  await rest();
  fireEvent.load(window);
  expect(countPrefetches()).toBe(0);
  await rest();
  expect(countPrefetches()).toBe(1);
});

test('prefetches nothing for visitors who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { countPrefetches } = runLoader();
  fireEvent.load(window);
  await rest();
  expect(countPrefetches()).toBe(0);
  Reflect.deleteProperty(navigator, 'connection');
});
