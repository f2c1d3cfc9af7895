import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Wordmark } from '../components/Wordmark';
import { anchors } from '../content/anchors';
import type { LegalDocument } from '../content/legal';
import { names } from '../content/names';
import { paths } from '../content/paths';
import { Footer } from '../sections/Footer';
import { Head } from '../seo/Head';
import { PAGE_MARGIN } from '../theme/tokens';

interface LegalPageProps {
  text: LegalDocument;
}

export function LegalPage({
  text: { path, title, description, parts, lastChange },
}: LegalPageProps) {
  return (
    <>
      <Head title={`${title} | ${names.product}`} description={description} path={path} />
      <Box
        component="header"
        sx={{ borderBottom: 1, borderColor: 'divider', px: PAGE_MARGIN, py: 1 }}
      >
        <Wordmark href={paths.home} />
      </Box>
      <Box component="main" id={anchors.main} sx={{ px: PAGE_MARGIN, py: { xs: 5, md: 8 } }}>
        <Typography component="h1" variant="h2">
          {title}
        </Typography>
        {parts.map((part) => (
          <Box key={part.title} component="section" id={part.id} sx={{ mt: 4, maxWidth: 680 }}>
            <Typography component="h2" variant="h3">
              {part.title}
            </Typography>
            {part.lines.map((line) => (
              <Typography key={line} sx={{ mt: 0.75 }}>
                {line}
              </Typography>
            ))}
          </Box>
        ))}
        <Typography color="textSecondary" sx={{ mt: 4 }}>
          {lastChange}
        </Typography>
      </Box>
      <Footer />
    </>
  );
}
