import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { anchors } from '../../content/anchors';
import { followUp } from '../../content/followUp';
import { Head } from '../../seo/Head';
import { PageHeader } from '../PageHeader';
import { FollowUp } from './FollowUp';

/** Only the link in a mail leads here: search engines do not list it. */
export function FollowUpPage() {
  return (
    <>
      <Head {...followUp.head} />
      <PageHeader />
      <Container component="main" id={anchors.main} sx={{ py: { xs: 5, md: 8 } }}>
        <Stack spacing={3} sx={{ maxWidth: 680 }}>
          <Typography variant="h2" component="h1">
            {followUp.title}
          </Typography>
          <FollowUp />
        </Stack>
      </Container>
    </>
  );
}
