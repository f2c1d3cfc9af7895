import { styled } from '@mui/material/styles';
import { ScriptOnly } from '../../components/hydration/ScriptOnly';
import { anchors } from '../../content/anchors';
import { navigation } from '../../content/navigation';
import { useDemoRequest } from '../../demo-request/DemoRequestProvider';
import { BOX_RADIUS } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';
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
  return <LineBox ownerState={{ isSent }}>{!isSent && '1'}</LineBox>;
}

interface LineBoxProps {
  ownerState: { isSent: boolean };
}

const LineBox = styled('span')<LineBoxProps>(({ theme: { palette, typography } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: '2px solid',
  borderRadius: BOX_RADIUS,
  fontSize: '0.875rem',
  lineHeight: 1,
  fontWeight: typography.fontWeightMedium,
  variants: [
    {
      props: { isSent: false },
      style: {
        borderStyle: 'dashed',
        backgroundColor: palette.warning.light,
        color: palette.warning.main,
      },
    },
    {
      props: { isSent: true },
      style: {
        backgroundColor: palette.success.light,
        color: palette.success.main,
        '&::before': tick,
      },
    },
  ],
}));
