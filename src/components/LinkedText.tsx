import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { splitAddresses } from '../content/writing/splitAddresses';
import { WholeWords } from './WholeWords';

interface LinkedTextProps {
  children: string;
}

/** A text whose addresses are links. */
export function LinkedText({ children }: LinkedTextProps) {
  return splitAddresses(children).map(({ text, href }, index) =>
    href ? (
      <Link key={index} href={href}>
        <BreakableAddress address={text} />
      </Link>
    ) : (
      <WholeWords key={index}>{text}</WholeWords>
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
