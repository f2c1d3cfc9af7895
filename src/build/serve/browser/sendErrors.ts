/** webpack's entry before src/main.tsx in development: browserErrors.ts prints what this sends. */
const send = (error: unknown) => {
  if (!(error instanceof Error)) return;
  // Only Chromium's stacks begin with the message.
  void fetch('/__error', { method: 'POST', body: `${String(error)}\n${error.stack}` });
};

window.addEventListener('error', ({ error }) => send(error));
window.addEventListener('unhandledrejection', ({ reason }) => send(reason));

export {};
