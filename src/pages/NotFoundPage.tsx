import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Halves, InkHalf, PaperHalf } from '../components/Halves';
import { anchors } from '../content/anchors';
import { meta } from '../content/meta';
import { NOT_FOUND_MESSAGE, notFound } from '../content/notFound';
import { paths } from '../content/paths';
import { Head } from '../seo/Head';
import { growTo } from '../theme/typography';
import { MissingPageRow } from './MissingPageRow';
import { PageHeader } from './PageHeader';

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
    <NotFoundWindow>
      <Head {...meta.notFound} />
      <PageHeader />
      <NotFoundMain id={anchors.main}>
        <Halves sx={areas}>
          <HalfTitles variant="h1">
            <PaperHalf as="span" sx={[titleLook, codeLook]}>
              {notFound.code}
            </PaperHalf>{' '}
            <InkHalf as="span" lang="en" sx={titleLook}>
              {NOT_FOUND_MESSAGE}
            </InkHalf>
          </HalfTitles>
          <Box sx={{ gridArea: 'row' }}>
            <MissingPageRow path={pathname} />
          </Box>
          <PaperHalf sx={{ gridArea: 'back', py: { xs: 4, md: 6 } }}>
            <Typography>{notFound.text}</Typography>
            <Button variant="contained" href={paths.home} sx={{ mt: 3, displayPrint: 'none' }}>
              {notFound.backHome}
            </Button>
          </PaperHalf>
        </Halves>
      </NotFoundMain>
    </NotFoundWindow>
  );
}

const NotFoundWindow = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
});

/** Measures of the ledger follow the window's width. */
const NotFoundMain = styled('main')({
  flexGrow: 1,
  display: 'grid',
  containerType: 'inline-size',
});

/** In wide windows, paper for what was requested and ink for what the site has: nothing. */
const areas = (theme: Theme) => ({
  gridTemplateAreas: '"title" "row" "back"',
  alignContent: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateAreas: '"title title" "row row" "back ."',
    gridTemplateRows: '1fr auto auto',
    alignContent: 'normal',
  },
});

const codeLook = { fontSize: { xs: '44cqi', md: 'min(3.8em, 20cqi)' }, lineHeight: 0.9 } as const;

const titleLook = { display: 'block', pt: { xs: 2, md: 6 }, pb: { xs: 2, md: 5 } } as const;

const HalfTitles = styled(Typography)(({ theme: { breakpoints } }) => ({
  gridArea: 'title',
  paddingBlock: '16px 0',
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'last baseline',
    paddingBlock: 0,
    // A reader's larger font would cut words at the seam.
    fontSize: `min(${growTo('4.25rem')}, 7.5cqi)`,
  },
})) as typeof Typography;
