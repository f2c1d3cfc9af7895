import { styled } from '@mui/material/styles';
import { ScriptOnly } from '../../components/hydration/ScriptOnly';
import { anchors } from '../../content/anchors';
import { navigation } from '../../content/navigation';
import { useDemoRequest } from '../../demo-request/DemoRequestProvider';
import { lineBox, type LineBoxProps } from '../../theme/lineBox';
import { HeaderLink } from './HeaderLink';

/**
 * The one line of the page that is left to match, the visitor's own request: an amber box until it is
 * sent, a tick afterwards. Without a script, it would stay open.
 */
export function OpenLine() {
  const { isSent } = useDemoRequest();
  return (
    <ScriptOnly component="span" isShownEarly>
      <HeaderLink
        href={`#${anchors.contact}`}
        aria-label={isSent ? navigation.matchedLine : navigation.openLine}
      >
        <OpenLineBox />
      </HeaderLink>
    </ScriptOnly>
  );
}

export function OpenLineBox() {
  const { isSent } = useDemoRequest();
  return <LineBox ownerState={{ isOpen: !isSent }}>{!isSent && '1'}</LineBox>;
}

const LineBox = styled('span')<LineBoxProps>(({ theme }) => ({
  ...lineBox(theme),
  width: 28,
  height: 28,
  fontSize: '0.875rem',
  lineHeight: 1,
  fontWeight: theme.typography.fontWeightMedium,
}));
