import Box from '@mui/material/Box';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { yieldToMain } from '../../browser/yieldToMain';
import { brand, videoEmbedUrl, videoWatchUrl } from '../../content/brand';
import { videoDemo } from '../../content/sections/videoDemo';
import { VideoPoster } from './VideoPoster';

/**
 * A link to the video, which a click replaces with the embedded player. Before the click the page
 * requests nothing from the video host. Without JavaScript the link opens the host's page.
 */
export function VideoPlayer() {
  const [shown, setShown] = useState<'poster' | 'screen' | 'player'>('poster');

  async function play(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown('screen');
    await yieldToMain();
    setShown('player');
  }

  if (shown === 'poster') {
    return (
      <VideoPoster
        href={videoWatchUrl}
        label={videoDemo.play}
        onClick={(event) => void play(event)}
      />
    );
  }
  return (
    <Box sx={{ aspectRatio: '16 / 9', bgcolor: 'primary.main' }}>
      {shown === 'player' && (
        <Box
          component="iframe"
          ref={focusOnMount}
          src={`${videoEmbedUrl}?autoplay=1&rel=0&hl=fr`}
          title={brand.video.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sx={{ display: 'block', width: 1, height: 1, border: 0 }}
        />
      )}
    </Box>
  );
}

/** The focused link is gone: without this, the Tab key would start again at the top of the page. */
function focusOnMount(frame: HTMLIFrameElement | null) {
  frame?.focus({ preventScroll: true });
}
