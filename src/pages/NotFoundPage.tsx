import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { GUTTER, INNER_SPACE, OUTER_SPACE } from '../components/ledger/ledgerMeasures';
import { anchors } from '../content/anchors';
import { meta } from '../content/meta';
import { NOT_FOUND_MESSAGE, notFound } from '../content/notFound';
import { paths } from '../content/paths';
import { Head } from '../seo/Head';
import { colors } from '../theme/tokens';
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
        <HalfTitles variant="h1">
          <span>{notFound.code}</span> <InkTitle lang="en">{NOT_FOUND_MESSAGE}</InkTitle>
        </HalfTitles>
        <MissingPageRow path={pathname} />
        <WayBack>
          <Typography>{notFound.text}</Typography>
          <Button variant="contained" href={paths.home} sx={{ displayPrint: 'none' }}>
            {notFound.backHome}
          </Button>
        </WayBack>
      </NotFoundMain>
    </NotFoundWindow>
  );
}

const NotFoundWindow = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
});

/** In wide windows, paper for what was requested and ink for what the site has: nothing. */
const NotFoundMain = styled('main')(({ theme: { breakpoints } }) => ({
  flexGrow: 1,
  // Measures of the ledger follow the window's width.
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  [breakpoints.up('md')]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 0 50%',
      zIndex: -1,
      backgroundColor: colors.ink,
    },
    '@media (forced-colors: active)': { '&::before': { borderLeft: '1px solid' } },
  },
}));

const SEAM_SPACE = `${GUTTER.md / 2 + INNER_SPACE}px`;

const HalfTitles = styled(Typography)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: 8,
  padding: '48px 16px 32px',
  [breakpoints.up('sm')]: { paddingInline: 24 },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: `calc(2 * ${SEAM_SPACE})`,
    // A reader's larger font would cut words at the seam.
    fontSize: `min(${growTo('4.25rem')}, 7.5cqi)`,
    padding: `96px ${OUTER_SPACE} 64px`,
  },
}));

const InkTitle = styled('span')(({ theme: { breakpoints } }) => ({
  [breakpoints.up('md')]: { color: colors.onInk },
  '@media print': { color: 'inherit' },
}));

const WayBack = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 24,
  padding: '32px 16px 48px',
  [breakpoints.up('sm')]: { paddingInline: 24 },
  [breakpoints.up('md')]: { width: '50%', padding: `48px ${SEAM_SPACE} 96px ${OUTER_SPACE}` },
}));
