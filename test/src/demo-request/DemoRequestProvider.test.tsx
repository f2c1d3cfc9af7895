import { render } from '@testing-library/react';
import { DemoRequestProvider, useDemoRequest } from '#src/demo-request/DemoRequestProvider.tsx';

test('leaves its readers alone once they are on the page: React would hydrate all of them in one task', () => {
  const renders: unknown[] = [];
  function Reader() {
    renders.push(useDemoRequest());
    return null;
  }
  render(
    <DemoRequestProvider>
      <Reader />
    </DemoRequestProvider>,
  );
  expect(renders).toHaveLength(1);
});
