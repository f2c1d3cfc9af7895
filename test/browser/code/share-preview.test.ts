import { site } from '../support/browser/site';

it.each(['', '/', '/page.css'])('the built site has no share preview: %s', async (name) => {
  expect((await fetch(`${site.url}/__apercu${name}`, { method: 'HEAD' })).status).toBe(404);
});
