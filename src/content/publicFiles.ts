// Files in `public`. To replace one, overwrite it.

export const icons = {
  /** 32 × 32 pixels. */
  favicon: '/favicon.ico',
  /** 180 × 180 pixels, without transparency: iOS rounds the corners itself. */
  touch: '/apple-touch-icon.png',
  /** 512 × 512 pixels, for search engines. */
  logo: '/icon-512.png',
} as const;
