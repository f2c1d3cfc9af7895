import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { paths } from '../../content/paths';
import { videoDemo } from '../../content/sections/videoDemo';
import { VIDEO_NOTE_ID, VideoPlayer } from './VideoPlayer';

export function VideoDemo() {
  return (
    <Section id={anchors.videoDemo} title={videoDemo.title} sx={{ displayPrint: 'none' }}>
      {/* Before what starts the video, so that nobody agrees unread. */}
      <Typography
        id={VIDEO_NOTE_ID}
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ maxWidth: 720, mb: 2 }}
      >
        {videoDemo.privacyNote}{' '}
        <Link href={`${paths.privacy}#${anchors.cookies}`} target="_blank">
          {videoDemo.changeChoice}
        </Link>
      </Typography>
      <VideoPlayer />
      <VideoFigures />
    </Section>
  );
}

/** Under the video, side by side where there is room. */
function VideoFigures() {
  return (
    <VideoFigureList disablePadding>
      {videoDemo.figures.map(({ id, figure, text }) => (
        <VideoFigure key={id} disablePadding>
          <Typography variant="figure" sx={{ flex: '0 1 6rem' }}>
            {figure}
          </Typography>{' '}
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 10rem' }}>
            {text}
          </Typography>
        </VideoFigure>
      ))}
    </VideoFigureList>
  );
}

const VideoFigureList = styled(List)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: '8px 32px',
  marginTop: 24,
  [breakpoints.up('sm')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
}));

const VideoFigure = styled(ListItem)(({ theme: { breakpoints, palette } }) => ({
  // With large text, the words stand below their figure.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  paddingTop: 8,
  borderTop: `1px solid ${palette.divider}`,
  [breakpoints.up('sm')]: { display: 'block' },
}));
