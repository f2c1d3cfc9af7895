import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section';
import { Figure, Small } from '../../components/text';
import { anchors } from '../../content/anchors';
import { paths } from '../../content/paths';
import { videoDemo } from '../../content/sections/videoDemo';
import { VIDEO_NOTE_ID, VideoPlayer } from './VideoPlayer';

export function VideoDemo() {
  return (
    <Section id={anchors.videoDemo} title={videoDemo.title} intro={videoDemo.intro}>
      <Rows>
        <div>
          <VideoPlayer />
          <p id={VIDEO_NOTE_ID}>
            {videoDemo.privacyNote}{' '}
            <a href={`${paths.privacy}#${anchors.cookies}`} target="_blank">
              {videoDemo.changeChoice}
            </a>
          </p>
        </div>
        <ul>
          {videoDemo.figures.map(({ id, figure, text }) => (
            <li key={id}>
              <Figure>{figure}</Figure> <Small>{text}</Small>
            </li>
          ))}
        </ul>
      </Rows>
    </Section>
  );
}

/** The figures stand under the video, side by side where there is room. */
const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& > div > p': {
    ...theme.typography.caption,
    maxWidth: 720,
    marginTop: 12,
    color: theme.palette.text.secondary,
  },
  '& > ul': { display: 'grid', gap: 16 },
  '& li': {
    display: 'flex',
    // With large text, the words stand below their figure.
    flexWrap: 'wrap',
    alignItems: 'baseline',
    paddingTop: 12,
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '& li > b': { flex: '0 1 6rem', fontSize: '1.75rem' },
  '& li > p': { flex: '1 1 10rem' },
  [theme.breakpoints.up('sm')]: {
    '& > ul': { gridTemplateColumns: 'repeat(3, 1fr)' },
    '& li': { display: 'block' },
  },
  [theme.breakpoints.up('md')]: {
    rowGap: 32,
    '& > ul': { columnGap: 32 },
    '& li > b': { fontSize: '3.25rem' },
  },
}));
