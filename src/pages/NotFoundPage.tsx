import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../components/Button';
import { Wordmark } from '../components/Wordmark';
import { anchors } from '../content/anchors';
import { meta } from '../content/meta';
import { NOT_FOUND_MESSAGE, notFound } from '../content/notFound';
import { paths } from '../content/paths';
import { Head } from '../seo/Head';

export function NotFoundPage() {
  return (
    <Container component="main" id={anchors.main} maxWidth="md" sx={{ py: { xs: 4, md: 6 } }}>
      <Head {...meta.notFound} />
      <Wordmark href={paths.home} />
      <Stack sx={{ gap: 3, mt: { xs: 8, md: 14 }, alignItems: 'flex-start' }}>
        <Typography component="h1" variant="h1">
          {notFound.code}
        </Typography>
        <Typography lang="en" variant="subtitle1">
          {NOT_FOUND_MESSAGE}
        </Typography>
        <Typography>{notFound.text}</Typography>
        <Box>
          <ButtonLink href={paths.home} data-fill="ink">
            {notFound.backHome}
          </ButtonLink>
        </Box>
      </Stack>
    </Container>
  );
}
