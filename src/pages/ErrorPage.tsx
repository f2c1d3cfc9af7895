import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ContactLinks } from '../components/ContactLinks';
import { MessagePage } from '../components/MessagePage';
import { errorPage, errorPageTitle } from '../content/errorPage';

export function ErrorPage() {
  return (
    <MessagePage>
      <div role="alert">
        <Typography component="h1" lang="en" variant="h2">
          {errorPageTitle}
        </Typography>
      </div>
      <Typography variant="subtitle1">{errorPage.text}</Typography>
      <ContactLinks />
      <Box>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {errorPage.reload}
        </Button>
      </Box>
    </MessagePage>
  );
}
