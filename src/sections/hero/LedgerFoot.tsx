import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { isUnmodifiedClick } from '../../components/isUnmodifiedClick';
import { ScriptOnly } from '../../components/hydration/ScriptOnly';
import { anchors } from '../../content/anchors';
import { ledger } from '../../content/sections/ledger';
import { LedgerBalance } from './LedgerBalance';
import type { Matching } from './useMatching';

const { byHand, disclaimer } = ledger;

export const BY_HAND_TASK_ID = `${anchors.ledgerByHand}-task`;

/** The account's balance: how many lines remain, and what the reader can do about it. */
export function LedgerFoot(matching: Matching) {
  const { isByHand, matched, begin, restart } = matching;

  function open(event: MouseEvent) {
    if (!isUnmodifiedClick(event)) return;
    // The browser would take the focus away once it has gone to the fragment.
    event.preventDefault();
    begin();
  }

  return (
    <>
      <FootRow>
        <LedgerBalance {...matching} />{' '}
        {!isByHand && (
          <ScriptOnly component="span" isShownEarly>
            <FootButton href={`#${anchors.ledgerByHand}`} onClick={open}>
              {byHand.open}
            </FootButton>
          </ScriptOnly>
        )}
        {matched.length > 0 && <FootButton onClick={restart}>{byHand.again}</FootButton>}
      </FootRow>
      {/* By hand, more is said than in the picture: without this height, what follows would move. */}
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ mt: 1, pb: 1, minHeight: '4.8em' }}
      >
        {isByHand && (
          <Box component="span" id={BY_HAND_TASK_ID}>
            {byHand.task}{' '}
          </Box>
        )}
        {/* In an element of its own: browser translation replaces text nodes. */}
        <span>{disclaimer}</span>
      </Typography>
    </>
  );
}

function FootButton(props: ButtonProps) {
  return <Button variant="outlined" color="inherit" size="small" {...props} />;
}

const FootRow = styled('div')(({ theme: { palette } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 96,
  paddingTop: 16,
  color: palette.text.primary,
}));
