import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { ledger } from '../../content/sections/ledger';
import { BOX_RADIUS } from '../../theme/emptyBox';
import { INNER_SPACE } from '../../theme/pageGrid';
import { BY_HAND_TASK_ID } from './LedgerFoot';
import type { Matching } from './useMatching';

/** A native checkbox over each entry that has a line to match. Checked, it gives way to the code. */
export function LedgerChoices({ matched, toggle }: Pick<Matching, 'matched' | 'toggle'>) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isUntouched = matched.length === 0;

  // The link that began this is gone now, or the button that began it again.
  useLayoutEffect(() => {
    if (!isUntouched || document.activeElement !== document.body) return;
    fieldset.current?.querySelector('input')?.focus();
  }, [isUntouched]);

  return (
    <ChoiceGroup ref={fieldset} aria-labelledby={BY_HAND_TASK_ID}>
      {ledger.choices.map(({ id, code, label }) =>
        code ? (
          <EntryChoice key={id}>
            <EntryCheckbox
              type="checkbox"
              checked={matched.includes(code)}
              onChange={() => toggle(code)}
            />
            <ChoiceName>{label}</ChoiceName>
          </EntryChoice>
        ) : (
          <div key={id} />
        ),
      )}
    </ChoiceGroup>
  );
}

const ChoiceGroup = styled('fieldset')({
  gridArea: '1 / 4',
  display: 'grid',
  gridAutoRows: '1fr',
  minWidth: 0,
  margin: 0,
  border: 0,
  padding: 0,
  zIndex: 1,
});

const EntryChoice = styled('label')({ position: 'relative', overflow: 'hidden' });

/** As large as the row, and seen as a box in it. */
const EntryCheckbox = styled('input')(({ theme: { breakpoints, palette } }) => ({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  paddingInline: 6,
  [breakpoints.up('md')]: { paddingInline: INNER_SPACE },
  cursor: 'pointer',
  // The colour of the outline and the box. Once checked, they stand on green.
  color: palette.warning.contrastText,
  '&:checked': { color: palette.text.primary },
  '&:focus-visible': { outline: '3px solid', outlineOffset: -3 },
  '&::before': {
    content: '""',
    width: 20,
    height: 20,
    border: '2px dashed',
    borderRadius: BOX_RADIUS,
  },
  '&:hover::before': { borderStyle: 'solid' },
  '&:checked::before': { opacity: 0 },
}));

/** For screen readers: the row shows what it says. */
const ChoiceName = styled('span')({ position: 'absolute', left: '100%', whiteSpace: 'nowrap' });
