import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom lacks most of these; Node's follow the same standards. */
const platform = { fetch, Headers, ReadableStream, Request, Response, TextDecoder, TextEncoder };

export default class JsdomEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, platform);
  }
}
