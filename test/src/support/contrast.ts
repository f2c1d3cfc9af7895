/** Red, green and blue (0–255) of a colour written #rrggbb or rgb(…); opaque colours only. */
export function channels(color: string): number[] {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (hex) return hex.slice(1).map((pair) => Number.parseInt(pair, 16));
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color);
  if (rgb) return rgb.slice(1).map(Number);
  throw new Error(`Not an opaque colour: ${color}`);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
