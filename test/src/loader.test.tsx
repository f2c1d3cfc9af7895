import { fireEvent } from '@testing-library/react';

let documents = 0;

/** How often the page's script has been imported since the test began. */
let imports: number;

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** Runs the loader of a new document. Those of earlier ones only load scripts of their own. */
function runLoader() {
  documents += 1;
  const script = document.createElement('script');
  script.dataset.main = `/assets/main.${documents}.js`;
  jest.doMock(script.dataset.main, () => ({ import: (imports += 1) }), { virtual: true });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.isolateModules(() => jest.requireActual('#src/loader.ts'));
}

/** Lets the page become idle, and imports end. */
const rest = () => jest.advanceTimersByTimeAsync(600);

beforeEach(() => {
  jest.useFakeTimers();
  imports = 0;
  fetched.mockReset().mockResolvedValue(new Response());
  globalThis.fetch = fetched;
  // jsdom has no fonts.
  Object.assign(document, { fonts: { ready: new Promise(() => undefined) } });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** jsdom has no movement. */
const movePointer = (movementX: number, movementY: number) => {
  const event = new Event('pointermove', { bubbles: true });
  return fireEvent(document.body, Object.assign(event, { movementX, movementY }));
};

// Browser tests show the rest: what loads at once, the prefetch, and the attempts after a failure.
test.each<[string, () => boolean]>([
  ['a pointer moves', () => movePointer(0, 3)],
  ['a mouse button or a finger is down', () => fireEvent.pointerDown(document.body)],
  ['a key is pressed', () => fireEvent.keyDown(document.body)],
  ['the page scrolls', () => fireEvent.scroll(document.body)],
  ['something gets the focus', () => fireEvent.focusIn(document.body)],
])('imports the page’s script once %s, after that event', async (_what, act) => {
  runLoader();
  await rest();
  expect(imports).toBe(0);
  act();
  await Promise.resolve();
  expect(imports).toBe(0);
  await rest();
  expect(imports).toBe(1);
});

test('waits on for a pointer that only rests where the page has appeared', async () => {
  runLoader();
  movePointer(0, 0);
  await rest();
  expect(imports).toBe(0);
  movePointer(1, 0);
  await rest();
  expect(imports).toBe(1);
});

test('prefetches nothing for visitors who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  runLoader();
  fireEvent.load(window);
  await rest();
  expect(fetched).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
