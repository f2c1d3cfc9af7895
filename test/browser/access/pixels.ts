import { getContrastRatio } from '@mui/material/styles';
import type { Page } from '@playwright/test';

/** x, y, width and height, in pixels. */
export type Area = [number, number, number, number];

/**
 * How many pixels of each area have a contrast of 3 or more with what they were (WCAG 2.4.13).
 *
 * @example [600, 0] for two areas: a black line of 300 by 2 px has come on white in the first, and the
 *   second is as it was
 * @param page decodes the screenshots, much faster than Node, and stays as it is
 * @param areas outside the screenshots, nothing counts
 */
export async function strikingPixels(page: Page, screenshots: Buffer[], areas: Area[]) {
  const images = screenshots.map((screenshot) => screenshot.toString('base64'));
  const changes = await page.evaluate(countChanges, { images, areas });
  return changes.map((ofArea) =>
    ofArea.reduce((sum, [colors, count]) => (isStriking(colors) ? sum + count : sum), 0),
  );
}

function isStriking(colors: string): boolean {
  const [before = '', after = ''] = colors.split(' ');
  return getContrastRatio(before, after) >= 3;
}

/** Runs in the page: each change of colour in an area, and how many of its pixels have it. */
async function countChanges({ images, areas }: { images: string[]; areas: Area[] }) {
  const canvases = images.map(async (image) => {
    const bytes = Uint8Array.from(atob(image), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    return (area: Area) => new Uint32Array(context?.getImageData(...area).data.buffer ?? []);
  });
  const [readBefore, readAfter] = await Promise.all(canvases);
  const toColor = (pixel = 0) => `rgb(${pixel & 255},${(pixel >> 8) & 255},${(pixel >> 16) & 255})`;
  return areas.map((area) => {
    const after = readAfter?.(area);
    const changes = new Map<string, number>();
    readBefore?.(area).forEach((pixel, at) => {
      if (pixel === after?.[at]) return;
      const colors = `${toColor(pixel)} ${toColor(after?.[at])}`;
      changes.set(colors, (changes.get(colors) ?? 0) + 1);
    });
    return [...changes];
  });
}
