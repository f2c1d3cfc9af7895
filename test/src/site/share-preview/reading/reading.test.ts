/** @jest-environment node */
import { askFiles } from '../../../../../src/site/share-preview/reading/fetchFromFiles';
import { askNetwork } from '../../../../../src/site/share-preview/reading/fetchOverHttp';
import { imageSize } from '../../../../../src/site/share-preview/reading/imageSize';
import { cutText, textWidth } from '../../../../../src/site/share-preview/rules/textWidth';
import { somePng } from '../somePage';

const START = 'https://a.fr/';

describe('over the network', () => {
  const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });
  const ask = (send: (address: string) => Response | Promise<Response>) =>
    askNetwork((address) => Promise.resolve(send(address)))(START);

  it('follows redirections, relative ones included', async () => {
    const answer = await ask((address) =>
      address === START
        ? redirect('/fr')
        : new Response('Bonjour', { headers: { 'content-type': 'text/HTML; charset=utf-8' } }),
    );
    expect(answer).toMatchObject({ address: 'https://a.fr/fr', status: 200, type: 'text/html' });
    expect(answer.body.toString()).toBe('Bonjour');
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['redirige sans fin', () => redirect(START)],
    ['redirige vers une adresse illisible', () => redirect('http://')],
    [
      "s'interrompt",
      () => new Response(new ReadableStream({ pull: (body) => body.error(new Error('cut')) })),
    ],
    ['est injoignable', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'ne répond pas assez vite',
      () => Promise.reject(Object.assign(new Error('late'), { name: 'TimeoutError' })),
    ],
  ])('says in a sentence that it %s', async (sentence, send) => {
    await expect(ask(send)).rejects.toThrow(sentence);
  });
});

describe('in a folder', () => {
  const files: Record<string, string> = { '/index.html': 'Accueil', '/404.html': 'Perdu' };
  const ask = askFiles('https://a.fr', (path) => Promise.resolve(files[path]));

  it('answers as a static host would', async () => {
    expect(await ask(START)).toMatchObject({ status: 200, type: 'text/html' });
    const missing = await ask('https://a.fr/rien');
    expect([missing.status, missing.body.toString()]).toEqual([404, 'Perdu']);
  });

  it('has nothing of another site', async () => {
    await expect(ask('https://b.fr/image.png')).rejects.toThrow("n'est pas sur le site");
  });
});

describe('textWidth', () => {
  it('is that of Arial: a digit takes 0.556 of the size', () => {
    expect(textWidth('00', 100)).toBeCloseTo(111.2);
    expect(textWidth('é', 1000)).toBe(556);
  });
  it('never cuts between a figure and its unit', () => {
    const short = (text: string) => Array.from(text).length <= 9;
    expect(cutText('gagnez 80\u00a0% du temps', short)).toBe('gagnez …');
    expect(cutText('court', short)).toBe('court');
    expect(cutText('anticonstitutionnellement', short)).toBe('…');
  });
});

describe('imageSize', () => {
  const jpeg = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 2, 0x76, 4, 0xb0]),
    Buffer.alloc(20),
  ]);
  const gif = Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([44, 1, 100, 0]),
    Buffer.alloc(20),
  ]);

  it.each([
    ['image/png', 1200, 630, somePng(1200, 630, 99)],
    ['image/jpeg', 1200, 630, jpeg],
    ['image/gif', 300, 100, gif],
  ])('reads %s', (type, width, height, file) => {
    expect(imageSize(file)).toEqual({ type, width, height });
  });

  it.each([
    Buffer.alloc(0),
    Buffer.alloc(99),
    Buffer.from([0xff, 0xd8, ...Array<number>(30).fill(0)]),
  ])('knows no other', (file) => {
    expect(imageSize(file)).toBeUndefined();
  });
});
