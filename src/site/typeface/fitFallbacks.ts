import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** How a typeface of the visitor's system is scaled to stand in for the page's own; in percent. */
export interface FallbackFit {
  /** Name of the CSS family that it belongs to. */
  readonly family: string;
  readonly weight: number;
  /** Names under which systems know the face. */
  readonly local: readonly string[];
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
}

/** A face that many systems have, or one with the same widths. */
export interface SystemFace {
  readonly family: string;
  readonly local: readonly string[];
  readonly woff2: Uint8Array;
}

export interface FitOptions {
  /** The page's typeface: a .woff2 file with a weight axis. */
  readonly woff2: Uint8Array;
  readonly weight: number;
  readonly systemFace: SystemFace;
  /** What the page says, so that each letter counts as often as it is read. */
  readonly text: string;
}

/**
 * Scales a system's face until the text is as wide and its lines are as high as in the page's own.
 * https://drafts.csswg.org/css-fonts-5/#size-adjust-desc
 *
 * @throws Error when a file is no single typeface
 */
export async function fitFallback(options: FitOptions): Promise<FallbackFit> {
  const { woff2, weight, systemFace, text } = options;
  const own = (await open(woff2)).getVariation({ wght: weight });
  const scale = widthOf(own, text) / widthOf(await open(systemFace.woff2), text);
  const height = (units: number) => percent(Math.abs(units) / own.unitsPerEm / scale);
  return {
    family: systemFace.family,
    weight,
    local: systemFace.local,
    sizeAdjust: percent(scale),
    ascentOverride: height(own.ascent),
    descentOverride: height(own.descent),
  };
}

async function open(woff2: Uint8Array): Promise<Font> {
  // Compressed, fontkit reads the file but not its weights.
  const opened = create(Buffer.from(await decompress(woff2)));
  if ('fonts' in opened) throw new Error('A collection of typefaces is not one typeface.');
  return opened;
}

/** In the size of one em. */
function widthOf(font: Font, text: string): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
