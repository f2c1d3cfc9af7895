import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dist, site } from '../support/browser/site';

describe('the share preview, in production,', () => {
  it('is in no file of the built site', () => {
    const files = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
    expect(files).toContain(path.join(dist, 'index.html'));
    const leaks = files.filter((file) =>
      /__apercu|Aperçu des partages|data-part/.test(`${file}${readFileSync(file, 'utf8')}`),
    );
    expect(leaks).toEqual([]);
  });

  it('is not served', async () => {
    const statuses = ['', '/', '/page.js', '/page.css', '/events'].map(async (name) => {
      const { status } = await fetch(`${site.url}/__apercu${name}`, { method: 'HEAD' });
      return status;
    });
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]));
  });
});
