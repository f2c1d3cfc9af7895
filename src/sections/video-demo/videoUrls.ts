import { brand } from '../../content/brand';

export const VIDEO_WATCH_URL = `https://www.youtube.com/watch?v=${brand.video.id}`;
export const VIDEO_EMBED_URL = `https://www.youtube-nocookie.com/embed/${brand.video.id}`;
