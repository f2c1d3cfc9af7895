import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Wordmark } from '../components/Wordmark';
import { paths } from '../content/paths';

/** The header of every page but the landing page. */
export function PageHeader() {
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Container sx={{ py: 1 }}>
        <Wordmark href={paths.home} />
      </Container>
    </Box>
  );
}
