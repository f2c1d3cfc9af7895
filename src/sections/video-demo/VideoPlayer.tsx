import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState, type MouseEvent } from 'react';
import { isUnmodifiedClick } from '../../components/isUnmodifiedClick';
import { videoDemo } from '../../content/sections/videoDemo';
import { Poster } from './Poster';
import { VIDEO_EMBED_URL, VIDEO_WATCH_URL } from './videoUrls';

/** The id of the note that tells visitors what they accept when they start the video. */
export const VIDEO_NOTE_ID = 'video-note';

/**
 * A link to the video, which a click replaces with the embedded player. Before the click the page
 * requests nothing from the video host. Without JavaScript, and before hydration, the link opens the
 * host's page. Where the host is blocked, the player stays empty: a link and a button below it lead on.
 */
export function VideoPlayer() {
  const [shown, setShown] = useState<'poster' | 'player' | 'poster again'>('poster');

  function play(event: MouseEvent) {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    setShown('player');
  }

  if (shown !== 'player') {
    return (
      <Poster
        ref={shown === 'poster again' ? focusOnMount : undefined}
        href={VIDEO_WATCH_URL}
        aria-describedby={VIDEO_NOTE_ID}
        onClick={play}
      />
    );
  }
  return (
    <>
      <Player />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', typography: 'body2' }}>
        <Link href={VIDEO_WATCH_URL}>{videoDemo.watchOnHost}</Link>
        <Link component="button" onClick={() => setShown('poster again')}>
          {videoDemo.backToPoster}
        </Link>
      </Stack>
    </>
  );
}

function Player() {
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

/** What had the focus is gone: without focus, the Tab key would restart at the top of the page. */
function focusOnMount(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}
