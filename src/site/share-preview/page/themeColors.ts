import { colors } from '../../../theme/tokens';

/** The theme's colours for a style sheet, each under its name, such as `--matched-wash`. */
export function themeColors(): string {
  const properties = Object.entries(colors).map(([name, value]) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${kebab}: ${value};`;
  });
  return `:root {\n  ${properties.join('\n  ')}\n}\n`;
}
