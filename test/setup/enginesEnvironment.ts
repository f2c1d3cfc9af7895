import { TestEnvironment } from 'jest-environment-node';
import puppeteer from 'puppeteer-core';

/**
 * Puppeteer is published as ES modules only, which Jest cannot load in a test; Node itself loads
 * environments. Playwright does not work here: its Firefox protocol is too new for Firefox ESR.
 */
export default class EnginesEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { puppeteer });
  }
}
