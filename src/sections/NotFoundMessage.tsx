import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Wordmark } from '../components/Wordmark';
import { anchors } from '../content/anchors';
import { paths } from '../content/paths';
import { notFound, notFoundMessage } from '../content/notFound';

export function NotFoundMessage() {
  return (
    <Container component="main" id={anchors.main} maxWidth="md" sx={{ py: { xs: 4, md: 6 } }}>
      <Wordmark href={paths.home} />
      <Stack sx={{ gap: 3, mt: { xs: 8, md: 14 }, alignItems: 'flex-start' }}>
        <Typography component="h1" variant="h1">
          {notFound.code}
        </Typography>
        <Typography lang="en" variant="subtitle1">
          {notFoundMessage}
        </Typography>
        <Typography>{notFound.text}</Typography>
        <Box>
          <Button href={paths.home} variant="contained">
            {notFound.backHome}
          </Button>
        </Box>
      </Stack>
    </Container>
  );
}
