import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { anchors } from '../content/anchors';
import type { LegalDocument } from '../content/legal';
import { names } from '../content/names';
import { Footer } from '../sections/footer/Footer';
import { Head } from '../seo/Head';
import { PageHeader } from './PageHeader';
import { splitAddresses } from '../components/splitAddresses';
import { WholeWords } from '../components/WholeWords';

interface LegalPageProps {
  text: LegalDocument;
}

export function LegalPage({
  text: { path, title, description, parts, lastChange },
}: LegalPageProps) {
  return (
    <>
      <Head title={`${title} | ${names.product}`} description={description} path={path} />
      <PageHeader />
      <Container component="main" id={anchors.main} sx={{ py: { xs: 5, md: 8 } }}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        {parts.map((part) => (
          <Box component="section" key={part.title} id={part.id} sx={{ mt: 4, maxWidth: 680 }}>
            <Typography variant="h3" component="h2">
              {part.title}
            </Typography>
            {part.lines.map((line) => (
              <Typography key={line} sx={{ mt: '6px' }}>
                <LinkedText text={line} />
              </Typography>
            ))}
          </Box>
        ))}
        <Typography color="textSecondary" sx={{ mt: 4 }}>
          {lastChange}
        </Typography>
      </Container>
      <Footer />
    </>
  );
}

interface LinkedTextProps {
  text: string;
}

/** A text whose addresses are links. */
function LinkedText({ text }: LinkedTextProps) {
  return splitAddresses(text).map(({ text: part, href }, index) =>
    href ? (
      <Link key={index} href={href}>
        <BreakableAddress address={part} />
      </Link>
    ) : (
      <WholeWords key={index}>{part}</WholeWords>
    ),
  );
}

interface BreakableAddressProps {
  address: string;
}

/** May break after a slash. Otherwise, where an address fills a line, the next one begins with a full stop. */
function BreakableAddress({ address }: BreakableAddressProps) {
  return address.split(/(?<=\/)/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
