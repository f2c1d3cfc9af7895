import { TIME_LIMIT_MS } from './sendDemoRequest';

/**
 * Submits a form natively, which navigates to the function's response. Resolves when the visitor
 * returns to the page from the back/forward cache.
 *
 * @throws Error when the browser has not navigated after 15 s
 */
export function postNatively(form: HTMLFormElement): Promise<void> {
  form.submit();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('Native submit timed out.'));
    }, TIME_LIMIT_MS);
    window.addEventListener(
      'pageshow',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
