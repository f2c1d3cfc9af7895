import { TestEnvironment } from 'jest-environment-node';
import puppeteer from 'puppeteer-core';

/**
 * Puppeteer is published as ES modules only, which Jest cannot load for a test; Node itself loads
 * an environment. Playwright is no help: its protocol for a stock Firefox is ahead of the ESR.
 */
export default class EnginesEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, { puppeteer });
  }
}
