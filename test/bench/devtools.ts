import { fetchPackage } from './fetchPackage';

interface Options {
  readonly port: number;
  /** Does not request the list of commands from the browser, whose headless builds may lack it. */
  readonly local?: boolean;
  readonly target?: object;
}

/** The parameters of the events that a bench waits for. */
interface Events {
  'Network.requestWillBeSent': { readonly requestId: string; readonly request: { url: string } };
  'Network.loadingFinished': { readonly requestId: string };
}

/** A connection to a browser tab: https://chromedevtools.github.io/devtools-protocol/. */
export interface DevTools {
  send(method: string, parameters?: object): Promise<unknown>;
  on<Name extends keyof Events>(event: Name, listener: (parameters: Events[Name]) => void): void;
}

/**
 * https://github.com/cyrus-and/chrome-remote-interface, which sends only the commands that it is given.
 * Puppeteer, Playwright and Lighthouse also send `Runtime.enable`: React may then start more slowly
 * than on a visitor's phone.
 */
export const devTools = fetchPackage(
  'chrome-remote-interface',
  '0.34.0',
)('chrome-remote-interface') as {
  (options: Options): Promise<DevTools>;
  /** Opens a tab. */
  New(options: Options): Promise<object>;
};
