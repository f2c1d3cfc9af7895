import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
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
        <Button component={Link} to="/" variant="contained">
          {notFound.backHome}
        </Button>
      </Box>
    </MessagePage>
  );
}
