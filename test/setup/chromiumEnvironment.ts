import { TestEnvironment } from 'jest-environment-node';

/** Lets hooks that run after a test know whether it failed, which Jest does not. */
export default class ChromiumEnvironment extends TestEnvironment {
  handleTestEvent(event: { name: string }): void {
    if (event.name === 'test_start') this.global.hasTestFailed = false;
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') {
      this.global.hasTestFailed = true;
    }
  }
}
