import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { LinkedText } from '../components/LinkedText';
import { anchors } from '../content/anchors';
import type { LegalDocument } from '../content/legal';
import { names } from '../content/names';
import { Footer } from '../sections/footer/Footer';
import { Head } from '../seo/Head';
import { PageHeader } from './PageHeader';

interface LegalPageProps {
  text: LegalDocument;
}

export function LegalPage({
  text: { path, title, description, parts, lastChange },
}: LegalPageProps) {
  return (
    <>
      <Head title={`${title} | ${names.product}`} description={description} path={path} />
      <PageHeader />
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
                <LinkedText>{line}</LinkedText>
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
