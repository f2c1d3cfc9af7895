import { TestEnvironment } from 'jest-environment-node';
import type { Browser } from '@playwright/test';
import { connectToBrowser } from '../support/chromium';

/**
 * Gives each test file a connection to the browser that all files share, and reports to afterEach
 * hooks whether the test failed, which Jest does not. Connecting here loads Playwright once for
 * each of Jest's processes, not once for each file.
 */
export default class ChromiumEnvironment extends TestEnvironment {
  private browser: Browser | undefined;

  override async setup() {
    await super.setup();
    this.browser = await connectToBrowser();
    this.global.browser = this.browser;
  }

  override async teardown() {
    await this.browser?.close();
    await super.teardown();
  }

  handleTestEvent(event: { name: string }): void {
    if (event.name === 'test_start') this.global.hasTestFailed = false;
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') {
      this.global.hasTestFailed = true;
    }
  }
}
