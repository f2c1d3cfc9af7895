import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface Sheet {
  /** Width and height in points. */
  size: number[];
  /** How many pieces of text are on it: a line has one or more. */
  texts: number;
}

/** The sheets that the browser prints. */
export async function printSheets(page: Page): Promise<Sheet[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, id, body = '']) => [id, body]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b(?!s)/.test(body));
  return pages.map((body) => {
    const [, box = ''] = /\/MediaBox\s*\[([^\]]+)\]/.exec(body) ?? [];
    const [, contents] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
    return {
      size: box
        .trim()
        .split(/\s+/)
        .slice(2)
        .map((side) => Math.round(Number(side))),
      texts: countTexts(objects.get(contents) ?? ''),
    };
  });
}

/** Counts the operators of a content stream that show text. ISO 32000-1, 9.4.3 */
function countTexts(stream: string): number {
  const [, data = ''] = /stream\r?\n([^]*?)\r?\nendstream/.exec(stream) ?? [];
  const operators = inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  return operators.match(/ T[jJ]\n/g)?.length ?? 0;
}
