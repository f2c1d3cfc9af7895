import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState, type MouseEvent, type Ref } from 'react';
import { isPlainClick } from '../../components/isPlainClick';
import { VIDEO_EMBED_URL, VIDEO_WATCH_URL } from '../../content/brand';
import { videoPoster } from '../../content/publicFiles';
import { videoDemo } from '../../content/sections/videoDemo';
import { breakpoints } from '../../theme/tokens';

const ON_PHONES = `(width < ${breakpoints.sm}px)`;

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
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown('player');
  }

  if (shown === 'poster') return <VideoPoster onClick={play} />;
  if (shown === 'poster again') return <VideoPoster ref={focusOnMount} onClick={play} />;
  return (
    <>
      <Player />
      <Stack direction="row" sx={{ mt: 1, gap: 2, flexWrap: 'wrap', typography: 'body2' }}>
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

interface VideoPosterProps {
  ref?: Ref<HTMLAnchorElement>;
  onClick: (event: MouseEvent) => void;
}

function VideoPoster({ ref, onClick }: VideoPosterProps) {
  return (
    <PosterLink
      ref={ref}
      href={VIDEO_WATCH_URL}
      underline="none"
      aria-describedby={VIDEO_NOTE_ID}
      onClick={onClick}
    >
      <picture>
        <source media={ON_PHONES} srcSet={videoPoster.phonePath} />
        <PosterImage
          src={videoPoster.path}
          alt=""
          width={videoPoster.width}
          height={videoPoster.height}
          loading="lazy"
        />
      </picture>
      <PlayBar>
        <PlayIcon aria-hidden="true" />
        {videoDemo.play}
      </PlayBar>
    </PosterLink>
  );
}

const PosterLink = styled(Link)(({ theme: { palette, shape } }) => ({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: shape.borderRadius,
  backgroundColor: palette.primary.main,
}));

const PosterImage = styled('img')({ display: 'block', width: '100%', height: 'auto' });

/** Both posters leave a strip empty below their drawing. */
const PlayBar = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  position: 'absolute',
  inset: '69.6% 0 0',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingInline: '3.7%',
  color: palette.primary.contrastText,
  fontWeight: typography.fontWeightMedium,
  [breakpoints.up('sm')]: { top: '84.6%' },
}));

const PlayIcon = styled(PlayArrow)(({ theme: { palette, shape } }) => ({
  width: 'clamp(40px, 4vw, 56px)',
  height: 'auto',
  padding: 8,
  borderRadius: shape.borderRadius,
  backgroundColor: palette.background.paper,
  color: palette.text.primary,
}));
