/**
 * Resolves once the browser can paint. Awaited between a click's feedback and the work it starts:
 * otherwise the work delays the feedback. https://web.dev/articles/optimize-long-tasks
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
