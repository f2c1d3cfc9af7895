import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Wordmark } from '../components/Wordmark';
import { anchors } from '../content/anchors';
import { meta } from '../content/meta';
import { NOT_FOUND_MESSAGE, notFound } from '../content/notFound';
import { paths } from '../content/paths';
import { Head } from '../seo/Head';

export function NotFoundPage() {
  const { pathname } = useLocation();
  const logged = useRef('');

  useEffect(() => {
    // StrictMode runs effects twice in development.
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.warn(`404: no page at ${pathname}`);
  }, [pathname]);

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
