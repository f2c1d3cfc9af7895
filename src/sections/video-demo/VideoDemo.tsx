import Link from '@mui/material/Link';
import List from '@mui/material/List';
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
      <Typography id={VIDEO_NOTE_ID} variant="caption" component="p" color="textSecondary">
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
        <VideoFigure key={id}>
          <Typography variant="figure">{figure}</Typography>{' '}
          <Typography variant="body2" color="textSecondary">
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
  [breakpoints.up('md')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
}));

const VideoFigure = styled('li')(({ theme: { breakpoints, palette } }) => ({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingTop: 8,
  borderTop: `1px solid ${palette.divider}`,
  [breakpoints.up('md')]: { display: 'block' },
}));
