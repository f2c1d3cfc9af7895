/** What the player asks for (the iframe's `allow`). */
const PLAYER_FEATURES = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** What this page never needs. Chromium warns of every name that it does not know. */
const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The value of the Permissions-Policy header.
 *
 * @param playerOrigin origin of the embedded player, which gets a feature only where the page itself
 *   has it: hence `self`
 * @see https://www.w3.org/TR/permissions-policy/#algo-define-inherited-policy-in-container
 */
export function permissionsPolicy(playerOrigin: string): string {
  return [
    ...PLAYER_FEATURES.map((feature) => `${feature}=(self "${playerOrigin}")`),
    ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', ');
}
