import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { anchors } from '../../content/anchors';
import { contact } from '../../content/sections/contact';

/** The privacy notice: who stores what, why, for how long, and the visitor's rights. */
export function FormNotice() {
  const { text, link } = contact.privacy;
  return (
    <>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1.5 }}>
        {contact.consent}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
        {text} <Link href={`#${anchors.privacy}`}>{link}</Link>
      </Typography>
    </>
  );
}
