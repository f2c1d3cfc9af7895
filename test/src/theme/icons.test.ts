import { iconShapes, iconSvg } from '#src/theme/icons.ts';
import { mark } from '#src/theme/mark.ts';
import { colors } from '#src/theme/tokens.ts';

describe('an icon', () => {
  it('has the colours of the theme', () => {
    const svg = iconSvg(iconShapes.favicon);
    const used = [colors.ink, colors.paper, colors.matchedOnInk];
    for (const color of used) expect(svg).toContain(color);
  });

  it('has its mark in the middle', () => {
    const transform = /translate\((\S+) .* scale\((\S+)\)/.exec(iconSvg(iconShapes.maskable));
    const [, margin = 0, scale = 0] = transform?.map(Number) ?? [];
    expect(2 * margin + scale * mark.side).toBeCloseTo(mark.side);
  });

  it('for masks and iOS has no transparent corner', () => {
    expect(iconSvg(iconShapes.touch)).toContain('rx="0"');
    expect(iconSvg(iconShapes.maskable)).toContain('rx="0"');
  });
});
