import { brand } from '../../content/brand';
import { meta } from '../../content/meta';
import { publicFiles } from '../../content/publicFiles';
import { colors } from '../../theme/tokens';

/** The web manifest, as JSON. @see https://www.w3.org/TR/appmanifest/ */
export function webManifest(): string {
  const manifest = {
    id: '/',
    start_url: '/',
    name: meta.home.title,
    short_name: brand.product,
    description: meta.home.sharedDescription,
    lang: 'fr',
    dir: 'ltr',
    // A page, not an application: the URL stays visible.
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [
      png(publicFiles.icon192, 192, 'any'),
      png(publicFiles.icon512, 512, 'any'),
      png(publicFiles.maskable192, 192, 'maskable'),
      png(publicFiles.maskable512, 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function png(src: string, side: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${side}x${side}`, type: 'image/png', purpose };
}
