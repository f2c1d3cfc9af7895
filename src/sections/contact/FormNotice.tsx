import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { anchors } from '../../content/anchors';
import { contact } from '../../content/sections/contact';

/** What the visitor agrees to, and who keeps what, why, how long, with which rights. */
export function FormNotice() {
  const { text, link } = contact.privacy;
  return (
    <>
      <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {contact.consent}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {text}{' '}
        <Link href={`#${anchors.privacy}`} color="inherit">
          {link}
        </Link>
      </Typography>
    </>
  );
}
