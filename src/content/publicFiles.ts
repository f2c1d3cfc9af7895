/** Addresses of the pictures and files that the build makes, for the head and the manifest, too. */
export const publicFiles = {
  favicon: '/favicon.ico',
  appleTouchIcon: '/apple-touch-icon.png',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  maskable192: '/icon-maskable-192.png',
  maskable512: '/icon-maskable-512.png',
  shareImage: '/share-image.png',
  videoPoster: '/video-poster.svg',
  manifest: '/manifest.json',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
} as const;

/**
 * The proportions that LinkedIn, X and Facebook all show whole.
 * @see https://developers.facebook.com/docs/sharing/webmasters/images (November 2026)
 */
export const shareImage = { width: 1200, height: 630, type: 'image/png' } as const;

/** The proportions of the video that it stands for. */
export const videoPoster = { width: 1280, height: 720 } as const;
