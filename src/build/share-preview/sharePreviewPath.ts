/** Where the development server shows the share preview. */
export const SHARE_PREVIEW_PATH = '/__apercu';
