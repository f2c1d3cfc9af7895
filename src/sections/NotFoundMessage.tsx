import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MessagePage } from '../components/MessagePage';
import { notFound, notFoundMessage } from '../content/notFound';

export function NotFoundMessage() {
  return (
    <MessagePage>
      <Typography component="h1" variant="h1">
        {notFound.code}
      </Typography>
      <Typography lang="en" variant="subtitle1">
        {notFoundMessage}
      </Typography>
      <Box>
        <Button href="/" variant="contained">
          {notFound.backHome}
        </Button>
      </Box>
    </MessagePage>
  );
}
