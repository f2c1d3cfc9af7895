import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Wordmark } from '../components/Wordmark';
import { anchors } from '../content/anchors';
import type { LegalDocument } from '../content/legal';
import { names } from '../content/names';
import { paths } from '../content/paths';
import { Footer } from '../sections/Footer';
import { Head } from '../seo/Head';

interface LegalPageProps {
  text: LegalDocument;
}

export function LegalPage({
  text: { path, title, description, parts, lastChange },
}: LegalPageProps) {
  return (
    <>
      <Head title={`${title} | ${names.product}`} description={description} path={path} />
      <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Container sx={{ py: 1 }}>
          <Wordmark href={paths.home} />
        </Container>
      </Box>
      <Container component="main" id={anchors.main} sx={{ py: { xs: 5, md: 8 } }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        {parts.map((part) => (
          <Box component="section" key={part.title} id={part.id} sx={{ mt: 4, maxWidth: 680 }}>
            <Typography variant="h3" component="h2">
              {part.title}
            </Typography>
            {part.lines.map((line) => (
              <Typography key={line} sx={{ mt: '6px' }}>
                {line}
              </Typography>
            ))}
          </Box>
        ))}
        <Typography color="textSecondary" sx={{ mt: 4 }}>
          {lastChange}
        </Typography>
      </Container>
      <Footer />
    </>
  );
}
