import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState, type MouseEvent } from 'react';
import { VIDEO_EMBED_URL, VIDEO_WATCH_URL } from '../../content/brand';
import { videoPoster } from '../../content/publicFiles';
import { videoDemo } from '../../content/sections/videoDemo';
import { QUEUED_LINK } from '../../islands/scripting';

/** Of what a click on the video leads to. */
export const VIDEO_NOTE_ID = 'video-note';

/**
 * A link to the video, which a click replaces with the embedded player. Before the click the page
 * requests nothing from the video host. Without JavaScript the link opens the host's page.
 */
export function VideoPlayer() {
  const [isPlaying, setIsPlaying] = useState(false);

  function play(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsPlaying(true);
  }

  if (!isPlaying) return <VideoPoster onClick={play} />;
  return (
    <Box
      component="iframe"
      ref={focusOnMount}
      src={`${VIDEO_EMBED_URL}?autoplay=1&rel=0&hl=fr`}
      title={videoDemo.playerTitle}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sx={{
        display: 'block',
        width: 1,
        height: 'auto',
        aspectRatio: '16 / 9',
        border: 0,
        bgcolor: 'primary.main',
      }}
    />
  );
}

/** The focused link is gone: without focus, the Tab key would restart at the top of the page. */
function focusOnMount(frame: HTMLIFrameElement | null) {
  frame?.focus({ preventScroll: true });
}

interface VideoPosterProps {
  onClick: (event: MouseEvent) => void;
}

function VideoPoster({ onClick }: VideoPosterProps) {
  return (
    <Link
      href={VIDEO_WATCH_URL}
      aria-describedby={VIDEO_NOTE_ID}
      {...{ [QUEUED_LINK]: '' }}
      onClick={onClick}
      underline="none"
      sx={{
        display: 'block',
        bgcolor: 'primary.main',
        borderRadius: 1,
        overflow: 'hidden',
        '&:hover .play': { bgcolor: 'primary.dark' },
        '&:focus-visible': { outline: 3, outlineOffset: 3 },
      }}
    >
      <Box
        component="img"
        src={videoPoster.path}
        alt=""
        width={videoPoster.width}
        height={videoPoster.height}
        loading="lazy"
        sx={{ display: 'block', width: 1, height: 'auto' }}
      />
      <Box
        className="play"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          p: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontWeight: 'fontWeightMedium',
          '& svg': {
            boxSizing: 'border-box',
            width: 40,
            height: 40,
            p: 1,
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
          },
        }}
      >
        <PlayArrow aria-hidden="true" />
        {videoDemo.play}
      </Box>
    </Link>
  );
}
