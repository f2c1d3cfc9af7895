import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../content/paths';
import { contact } from '../../content/sections/contact';

/**
 * The privacy notice: who stores what, why, for how long, and the visitor's rights. The policy opens
 * in a new tab, so that nothing typed is lost.
 */
export function FormNotice() {
  const { text, link } = contact.privacy;
  return (
    <>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1.5 }}>
        {contact.consent}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
        {text}{' '}
        <Link href={paths.privacy} target="_blank">
          {link}
        </Link>
      </Typography>
    </>
  );
}
