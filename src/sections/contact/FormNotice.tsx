import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { anchors } from '../../content/anchors';
import { contact } from '../../content/sections/contact';

/** What the visitor agrees to, and who keeps what, why, how long, with which rights. */
export function FormNotice() {
  const { text, link } = contact.privacy;
  return (
    <Typography
      variant="caption"
      component="div"
      sx={{ mt: 1.5, color: 'text.secondary', '& > p': { m: 0, mt: 0.75 } }}
    >
      <p>{contact.consent}</p>
      <p>
        {text}{' '}
        <Link href={`#${anchors.privacy}`} color="inherit">
          {link}
        </Link>
      </p>
    </Typography>
  );
}
