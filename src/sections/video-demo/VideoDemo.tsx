import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Section, type SectionPlace } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { paths } from '../../content/paths';
import { videoDemo } from '../../content/sections/videoDemo';
import { Island } from '../../islands/Island';
import { VIDEO_NOTE_ID, VideoPlayer } from './VideoPlayer';

export function VideoDemo(place: SectionPlace) {
  return (
    <Section {...place} title={videoDemo.title} intro={videoDemo.intro}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 220px' },
          gap: { xs: 3, md: 5 },
          alignItems: 'start',
        }}
      >
        <div>
          <Island name="video">
            <VideoPlayer />
          </Island>
          <Typography
            id={VIDEO_NOTE_ID}
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block', mt: 1.5 }}
          >
            {videoDemo.privacyNote}{' '}
            <Link href={`${paths.privacy}#${anchors.cookies}`} target="_blank">
              {videoDemo.changeChoice}
            </Link>
          </Typography>
        </div>
        <Box
          component="ul"
          sx={{
            display: { xs: 'grid', md: 'block' },
            gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
            gap: 2,
          }}
        >
          {videoDemo.figures.map((fact) => (
            <Box
              key={fact.id}
              component="li"
              sx={{
                // With large text, the words stand below their figure.
                display: { xs: 'flex', sm: 'block' },
                flexWrap: 'wrap',
                alignItems: 'baseline',
                borderTop: 1,
                borderColor: 'divider',
                pt: 1.5,
                pb: { md: 3 },
                typography: 'body2',
                color: 'text.secondary',
              }}
            >
              <Typography
                component="div"
                variant="figure"
                sx={{
                  flex: '0 1 6rem',
                  fontSize: { xs: '1.75rem', md: '2.5rem' },
                  color: 'text.primary',
                }}
              >
                {fact.figure}
              </Typography>
              <Box sx={{ flex: '1 1 10rem' }}>{fact.text}</Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Section>
  );
}
