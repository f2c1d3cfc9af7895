import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { paths } from '../../content/paths';
import { videoDemo } from '../../content/sections/videoDemo';
import { Island } from '../../islands/Island';
import { WITH_ASIDE } from '../../theme/tokens';
import { VIDEO_NOTE_ID, VideoPlayer } from './VideoPlayer';

export function VideoDemo() {
  return (
    <Section id={anchors.videoDemo} title={videoDemo.title} intro={videoDemo.intro}>
      <Columns>
        <div>
          <Island name="video">
            <VideoPlayer />
          </Island>
          <Typography id={VIDEO_NOTE_ID} component="p" variant="caption" color="textSecondary">
            {videoDemo.privacyNote}{' '}
            <a href={`${paths.privacy}#${anchors.cookies}`} target="_blank">
              {videoDemo.changeChoice}
            </a>
          </Typography>
        </div>
        <ul>
          {videoDemo.figures.map(({ id, figure, text }) => (
            <li key={id}>
              <Typography variant="figure">{figure}</Typography>{' '}
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& > div > p': { marginTop: 12 },
  '& > ul': { display: 'grid', gap: 16 },
  '& li': {
    display: 'flex',
    // With large text, the words stand below their figure.
    flexWrap: 'wrap',
    alignItems: 'baseline',
    paddingTop: 12,
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '& li > span': { flex: '0 1 6rem', fontSize: '1.75rem' },
  '& li > p': { flex: '1 1 10rem' },
  [theme.breakpoints.up('sm')]: {
    '& > ul': { gridTemplateColumns: 'repeat(3, 1fr)' },
    '& li': { display: 'block' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 220px',
    columnGap: 40,
    '& > ul': { gridTemplateColumns: 'none', gridAutoRows: '1fr' },
    '& li > span': { fontSize: '3.25rem' },
  },
  [theme.breakpoints.up('lg')]: WITH_ASIDE,
}));
