/**
 * The image that the build draws for platforms, in the aspect ratio that LinkedIn, X and Facebook
 * show uncropped.
 * @see https://developers.facebook.com/docs/sharing/webmasters/images (November 2026)
 */
export const shareImage = {
  width: 1200,
  height: 630,
} as const;
