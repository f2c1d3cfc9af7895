/** URL paths of the generated images and files, also used by the head and the manifest. */
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
 * The aspect ratio that LinkedIn, X and Facebook show uncropped.
 * @see https://developers.facebook.com/docs/sharing/webmasters/images (November 2026)
 */
export const shareImage = { width: 1200, height: 630, type: 'image/png' } as const;

/** The aspect ratio of the video. */
export const videoPoster = { width: 1280, height: 720 } as const;
