import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { RuledCard, RuledCards } from '../../components/RuledCards';
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

function VideoFigures() {
  return (
    <RuledCards sx={{ flexWrap: { md: 'nowrap' } }}>
      {videoDemo.figures.map(({ id, figure, text }) => (
        <RuledCard key={id} component="li">
          <Typography variant="figure">{figure}</Typography>{' '}
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        </RuledCard>
      ))}
    </RuledCards>
  );
}
