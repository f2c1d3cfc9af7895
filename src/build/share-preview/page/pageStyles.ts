import { colors } from '../../../theme/tokens';
import { platforms } from '../rules/platforms';

/** For page.css: the theme's colours as custom properties (`--matched-wash`); each card's look. */
export function pageStyles(): string {
  const theme = Object.entries(colors).map(([name, value]) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${kebab}: ${value};`;
  });
  const cards = platforms.map(({ id, look }) => `#${id} .card { ${look} }\n`);
  return `:root { ${theme.join(' ')} }\n${cards.join('')}`;
}
