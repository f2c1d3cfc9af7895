import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useHydrated } from '../components/useHydrated';
import { Wordmark } from '../components/Wordmark';
import { anchors } from '../content/anchors';
import { meta } from '../content/meta';
import { NOT_FOUND_MESSAGE, notFound } from '../content/notFound';
import { paths } from '../content/paths';
import { Head } from '../seo/Head';

export function NotFoundPage() {
  const isHydrated = useHydrated();
  // The document's own script has logged the path of a document that the browser loaded.
  const [isLogged] = useState(!isHydrated);

  useEffect(() => {
    if (!isLogged) console.warn(`404: no page at ${window.location.pathname}`);
  }, [isLogged]);

  return (
    <Container component="main" id={anchors.main} maxWidth="md" sx={{ py: { xs: 4, md: 6 } }}>
      <Head {...meta.notFound} />
      <Wordmark href={paths.home} />
      <Stack sx={{ alignItems: 'flex-start', gap: 3, mt: { xs: 8, md: 14 } }}>
        <Typography variant="h1">{notFound.code}</Typography>
        <Typography variant="subtitle1" lang="en">
          {NOT_FOUND_MESSAGE}
        </Typography>
        <Typography>{notFound.text}</Typography>
        <Button variant="contained" href={paths.home}>
          {notFound.backHome}
        </Button>
      </Stack>
    </Container>
  );
}
