import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { notFound, notFoundMessage } from '../content/notFound';
import { MessagePage } from '../components/MessagePage';
import { NotFoundHead } from '../seo/NotFoundHead';

export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <MessagePage>
      <NotFoundHead />
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
