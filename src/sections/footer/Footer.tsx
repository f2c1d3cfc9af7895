import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { Ground } from '../../components/Ground';
import { LinkItem } from '../../components/LinkItem';
import { config } from '../../config';
import { anchors } from '../../content/anchors';
import { directLinks, type ContactLink } from '../../content/directContact';
import { navigation, pageSections } from '../../content/navigation';
import { names } from '../../content/names';
import { paths } from '../../content/paths';
import { footer } from '../../content/sections/footer';
import { inkTheme } from '../../theme/theme';
import { headerRoom } from '../../theme/stickyHeader';
import { ClosingName } from './ClosingName';

const legalLinks = [
  { href: paths.legalNotice, label: footer.legalNotice },
  { href: paths.privacy, label: footer.privacy },
];

export function Footer() {
  return (
    <Ground as="footer" theme={inkTheme} id={anchors.footer}>
      <FooterColumns>
        <ClosingName />
        <div>
          <Typography variant="h3" component="p">
            {names.provider}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {footer.tagline}
          </Typography>
        </div>
        <div>
          <FooterLinks title={footer.contactTitle} links={directLinks} />
        </div>
        <Box component="nav" aria-label={footer.legalTitle} sx={{ displayPrint: 'none' }}>
          <FooterLinks title={footer.legalTitle} links={legalLinks} />
        </Box>
        <ContentsNavigation />
        <Typography variant="body2" color="textSecondary">
          © {/* The document has the build's year, until its script writes the visit's. */}
          <span data-current-year suppressHydrationWarning>
            {currentYear()}
          </span>{' '}
          {names.provider}
          {footer.publisher && <br />}
          {footer.publisher}
        </Typography>
      </FooterColumns>
    </Ground>
  );
}

const currentYear = () => new Date().getFullYear();

/** Where the header has no links to the sections. */
function ContentsNavigation() {
  // On the landing page itself, its path would drop the query of a campaign.
  const home = useLocation().pathname === paths.home ? '' : paths.home;
  const links = pageSections.map(({ id, label }) => ({ href: `${home}#${id}`, label }));
  return (
    <Box
      component="nav"
      id={anchors.contents}
      aria-label={navigation.contents}
      sx={{
        displayPrint: 'none',
        gridColumn: '1 / -1',
        [headerRoom.forLinks]: { display: 'none' },
      }}
    >
      <FooterLinks title={navigation.contents} links={links} columns="4 9rem" />
    </Box>
  );
}

interface FooterLinksProps {
  title: string;
  links: readonly ContactLink[];
  /** As many columns as have room, as in CSS. */
  columns?: string;
}

function FooterLinks({ title, links, columns }: FooterLinksProps) {
  return (
    <>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <List disablePadding sx={{ columns }}>
        {links.map((link) => (
          <LinkItem key={link.href} {...link} />
        ))}
      </List>
    </>
  );
}

/** As many columns as have room. */
const FooterColumns = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: 'clamp(20px, 4vw, 32px)',
  paddingBlock: 'clamp(32px, 5vw, 56px)',
  '@media print': {
    paddingBlock: '1rem',
    '&::after': { content: `'${config.siteUrl.replace(/^https?:\/\//, '')}'` },
  },
});
