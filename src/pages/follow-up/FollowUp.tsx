import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { FollowUpState } from '../../../supabase/functions/_shared/contract';
import { useHydrated } from '../../components/hydration/useHydrated';
import { followUp } from '../../content/followUp';
import { formatDay } from '../../content/writing/format';
import { emptyBox } from '../../theme/emptyBox';
import { tick } from '../../theme/tick';
import { useFollowUp } from './useFollowUp';

/** The request that the URL's fragment names, and what can be said of it. */
export function FollowUp() {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  if (!isHydrated) return <Typography>{followUp.plain}</Typography>;
  // Another link in the same tab is another request.
  return <LiveFollowUp key={hash} fragment={hash.slice(1)} />;
}

interface LiveFollowUpProps {
  fragment: string;
}

function LiveFollowUp({ fragment }: LiveFollowUpProps) {
  const { view, sentence, requestChange, retry } = useFollowUp(fragment);
  const status = useRef<HTMLParagraphElement>(null);
  const hasActed = useRef(false);

  useEffect(() => {
    // The button that was used may be gone. On the next one, another Enter would undo.
    if (hasActed.current && document.activeElement === document.body) status.current?.focus();
  }, [sentence]);

  return (
    <Stack spacing={3} onClick={() => (hasActed.current = true)}>
      {view && (
        <div>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {view.company}
          </Typography>
          <Typography color="textSecondary">
            {followUp.received} {formatDay(view.day)}
          </Typography>
        </div>
      )}
      <Sentence ownerState={{ state: view?.state }}>
        <Typography ref={status} role="status" tabIndex={-1}>
          {sentence}
        </Typography>
      </Sentence>
      {view && <StateButtons key={view.state} state={view.state} onChange={requestChange} />}
      {retry && (
        <Box>
          <Button variant="outlined" onClick={retry}>
            {followUp.acts.retry}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

interface StateButtonsProps {
  state: FollowUpState;
  onChange: (change: { from: FollowUpState; to: FollowUpState }) => void;
}

function StateButtons({ state, onChange }: StateButtonsProps) {
  const { answer, dismiss, undo } = followUp.acts;
  const changeTo = (to: FollowUpState) => () => onChange({ from: state, to });
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {state === 'open' ? (
        <>
          <Button variant="contained" color="success" onClick={changeTo('answered')}>
            {answer}
          </Button>
          <Button variant="outlined" onClick={changeTo('dismissed')}>
            {dismiss}
          </Button>
        </>
      ) : (
        <Button variant="outlined" onClick={changeTo('open')}>
          {undo}
        </Button>
      )}
    </Stack>
  );
}

interface SentenceProps {
  ownerState: { state: FollowUpState | undefined };
}

/** Amber is open and green is matched, as in the ledger. */
const Sentence = styled('div')<SentenceProps>(({ theme: { palette, shape } }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  padding: '14px 20px',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  variants: [
    {
      props: { state: 'open' },
      style: {
        backgroundColor: palette.warning.light,
        '&::before': { ...emptyBox, transform: 'translateY(0.14em)' },
      },
    },
    {
      props: { state: 'answered' },
      style: { backgroundColor: palette.success.light, '&::before': tick },
    },
  ],
}));
