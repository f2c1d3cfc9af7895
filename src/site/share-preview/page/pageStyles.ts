import { colors } from '../../../theme/tokens';
import { platforms } from '../rules/platforms';

/** Custom properties for page.css: the theme's colours, such as `--matched-wash`, and each card's look. */
export function pageStyles(): string {
  const theme = Object.entries(colors).map(([name, value]) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${kebab}: ${value};`;
  });
  const cards = platforms.map(
    ({ id, width, ratio, look }) =>
      `#${id} { --width: ${width}px; --ratio: ${ratio ?? 'auto'}; ${look} }\n`,
  );
  return `:root { ${theme.join(' ')} }\n${cards.join('')}`;
}
