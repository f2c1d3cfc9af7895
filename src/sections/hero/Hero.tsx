import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Rating } from './Rating';
import { SkipLink } from './SkipLink';
import { Wordmark } from '../../components/Wordmark';
import { anchors } from '../../content/anchors';
import { hero } from '../../content/hero';
import { onPaper, screenOnly } from '../../theme/print';
import { HeroLedger } from './HeroLedger';

export function Hero() {
  return (
    <Box
      component="header"
      id={anchors.top}
      sx={{ pt: { xs: 2.5, md: 4 }, pb: { xs: 7, md: 12 }, [onPaper]: { pt: 0, pb: 2 } }}
    >
      <SkipLink target={anchors.main} />
      <Container maxWidth="lg">
        <Wordmark />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.08fr) minmax(0, 1fr)' },
            gap: { xs: 6, md: 7, lg: 9 },
            alignItems: 'center',
            mt: { xs: 6, md: 9 },
            [onPaper]: { mt: 2 },
          }}
        >
          <Box>
            <Typography component="p" variant="subtitle2" sx={{ color: 'success.main' }}>
              {hero.eyebrow}
            </Typography>
            <Typography component="h1" variant="h1" sx={{ mt: 2, [onPaper]: { mt: 0.5 } }}>
              {hero.title}
            </Typography>
            <Typography
              variant="subtitle1"
              sx={{
                mt: 3,
                color: 'text.secondary',
                maxWidth: 560,
                [onPaper]: { mt: 1, maxWidth: 'none' },
              }}
            >
              {hero.lead}
            </Typography>
            <Box
              className={screenOnly}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                mt: 4,
                '& > *': { flexGrow: { xs: 1, sm: 0 } },
              }}
            >
              <Button href={`#${anchors.contact}`} variant="contained" data-contact-way>
                {hero.requestDemo}
              </Button>
              <Button href={`#${anchors.videoDemo}`} variant="outlined">
                {hero.discover}
              </Button>
            </Box>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 3,
                rowGap: 0.5,
                mt: 3,
                [onPaper]: { mt: 1 },
              }}
            >
              {hero.rating && <Rating {...hero.rating} />}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {hero.compatibility}
              </Typography>
            </Box>
          </Box>
          <HeroLedger />
        </Box>
      </Container>
    </Box>
  );
}
