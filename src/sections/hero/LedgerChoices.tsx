import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { LEDGER_PADDING, ROW_HEIGHT, TITLE_HEIGHT } from '../../components/ledger/ledgerMeasures';
import { ledger } from '../../content/sections/ledger';
import { RADIUS } from '../../theme/tokens';
import { TRY_TASK_ID } from './LedgerLegend';
import type { Matching } from './useMatching';

/** A native checkbox over each entry that has a line to match. Checked, it gives way to the code. */
export function LedgerChoices({ matched, toggle }: Pick<Matching, 'matched' | 'toggle'>) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isUntouched = matched.length === 0;

  // The link that opened the try is gone now, or the button that began it again.
  useLayoutEffect(() => {
    if (!isUntouched || document.activeElement !== document.body) return;
    fieldset.current?.querySelector('input')?.focus();
  }, [isUntouched]);

  return (
    <Choices ref={fieldset} aria-labelledby={TRY_TASK_ID}>
      {ledger.choices.map(({ id, code, label }) =>
        code ? (
          <label key={id}>
            <input type="checkbox" checked={matched.includes(code)} onChange={() => toggle(code)} />
            <span>{label}</span>
          </label>
        ) : (
          <div key={id} />
        ),
      )}
    </Choices>
  );
}

const Choices = styled('fieldset')(({ theme }) => ({
  gridArea: '1 / 3',
  display: 'grid',
  gridAutoRows: `var(${ROW_HEIGHT})`,
  margin: 0,
  border: 0,
  padding: `${TITLE_HEIGHT}px 0 0`,
  zIndex: 1,
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    paddingInline: LEDGER_PADDING,
    cursor: 'pointer',
    overflow: 'hidden',
  },
  '& label:has(:focus-visible)': {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: -3,
  },
  '& input': {
    appearance: 'none',
    width: 20,
    height: 20,
    margin: 0,
    border: `2px dashed ${theme.palette.warning.main}`,
    borderRadius: RADIUS,
    outline: 'none',
  },
  '& label:hover input': { borderStyle: 'solid' },
  '& input:checked': { opacity: 0 },
  // The row shows what the label says.
  '& span': { position: 'absolute', left: '100%', whiteSpace: 'nowrap' },
}));
