import Box from '@mui/material/Box';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { brand, videoEmbedUrl, videoWatchUrl } from '../../content/brand';
import { videoDemo } from '../../content/sections/videoDemo';
import { VideoPoster } from './VideoPoster';

/**
 * Facade first: a plain link to the video, which a click turns into the embedded player. Nothing
 * is asked of the video host before that click, and the link works without JavaScript.
 */
export function VideoPlayer() {
  const [isPlaying, setIsPlaying] = useState(false);

  function play(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsPlaying(true);
  }

  if (!isPlaying) {
    return <VideoPoster href={videoWatchUrl} label={videoDemo.play} onClick={play} />;
  }
  return (
    <Box
      component="iframe"
      ref={focusOnArrival}
      src={`${videoEmbedUrl}?autoplay=1&rel=0&hl=fr`}
      title={brand.video.title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sx={{ display: 'block', width: 1, aspectRatio: '16 / 9', border: 0, bgcolor: 'primary.main' }}
    />
  );
}

/** The pressed link is gone; without this, keyboard users would start again at the page's top. */
function focusOnArrival(frame: HTMLIFrameElement | null) {
  frame?.focus({ preventScroll: true });
}
