import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../components/Button';
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
      <Column>
        <h1>{notFound.code}</h1>
        <p lang="en">{NOT_FOUND_MESSAGE}</p>
        <p>{notFound.text}</p>
        <ButtonLink href={paths.home} data-fill="ink">
          {notFound.backHome}
        </ButtonLink>
      </Column>
    </Container>
  );
}

const Column = styled('div')(({ theme: { breakpoints, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 24,
  marginTop: 64,
  '& h1 + p': typography.subtitle1,
  [breakpoints.up('md')]: { marginTop: 112 },
}));
