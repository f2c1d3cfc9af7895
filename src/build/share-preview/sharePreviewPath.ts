/** Where the development server shows the share preview. */
export const SHARE_PREVIEW_PATH = '/__apercu';

/** Where it has the share image of the last build. */
export const PREVIEWED_IMAGE_PATH = `${SHARE_PREVIEW_PATH}/image.png`;
