import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { LegalText } from './LegalText';
import { useIsPrerendered } from '../../hydration/useIsPrerendered';
import { legalDocuments } from '../../content/legal';
import { useFragment } from '../../components/useFragment';

const LegalDialog = lazy(async () => {
  const { LegalDialog } = await import(/* webpackChunkName: "legal-dialog" */ './LegalDialog');
  return { default: LegalDialog };
});

/**
 * The legal texts: in the page, shown by the fragment that names them, for readers without
 * JavaScript; in a dialog that the same links open once scripts answer.
 */
export function LegalDocuments() {
  const [fragment, leaveFragment] = useFragment();
  if (useIsPrerendered()) return <LegalSections />;
  const named = legalDocuments.find(({ id }) => id === fragment);
  return (
    named && (
      <Suspense fallback={null}>
        <LegalDialog document={named} onClose={leaveFragment} />
      </Suspense>
    )
  );
}

function LegalSections() {
  return legalDocuments.map(({ id, title, parts }) => (
    <Box
      key={id}
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ display: 'none', '&:target': { display: 'block' } }}
    >
      <Container maxWidth="lg" sx={{ pt: 7 }}>
        <Typography id={`${id}-title`} component="h2" variant="h2">
          {title}
        </Typography>
        <LegalText parts={parts} />
      </Container>
    </Box>
  ));
}
