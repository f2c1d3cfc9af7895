import { TIME_LIMIT_MS } from './demoRequest';

/**
 * Lets the browser post a form, and with it leave the page for the function's answer. Over when the
 * visitor has come back to the page as it was.
 *
 * @throws Error when the page is still there after 15 s
 */
export function postNatively(form: HTMLFormElement): Promise<void> {
  form.submit();
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => {
      reject(new Error('The browser has not left the page.'));
    }, TIME_LIMIT_MS);
    window.addEventListener(
      'pageshow',
      () => {
        clearTimeout(tooLate);
        resolve();
      },
      { once: true },
    );
  });
}
