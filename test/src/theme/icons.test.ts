import { iconShapes, iconSvg } from '../../../src/theme/icons';
import { colors } from '../../../src/theme/tokens';

describe('an icon', () => {
  it('has the colours of the theme', () => {
    const svg = iconSvg(iconShapes.favicon);
    const used = [colors.ink, colors.paper, colors.matchedOnInk];
    for (const color of used) expect(svg).toContain(color);
  });

  it('for masks and iOS has no transparent corner', () => {
    expect(iconSvg(iconShapes.touch)).toContain('rx="0"');
    expect(iconSvg(iconShapes.maskable)).toContain('rx="0"');
  });
});
