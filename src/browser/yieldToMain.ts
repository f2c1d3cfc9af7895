/**
 * Over when the browser could paint what a press has changed: what takes long comes after that, or
 * the press is answered late. https://web.dev/articles/optimize-long-tasks
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
