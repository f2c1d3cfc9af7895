import { styled } from '@mui/material/styles';
import { LedgerCurves } from '../../components/ledger/LedgerCurves';
import { LineCell, SmallSheetCell, SmallSheetColumn } from './SmallSheet';

interface MatchedLinesProps {
  /** The last one is still open. */
  lines: readonly { day: string; amount: string }[];
}

/** Three columns of a drawing: lines, the curves that join them to their entries, and these in another order. */
export function MatchedLines({ lines }: MatchedLinesProps) {
  const matched = lines.slice(0, -1);
  const open = lines.slice(-1);
  const entries = matched.toReversed();
  const joined = ({ day }: { day: string }) => ({ id: day, code: day });
  // The open line and its missing entry have no code.
  const apart = open.map(({ day }) => ({ id: day, code: undefined }));
  return (
    <>
      <SmallSheetColumn>
        {lines.map((line) => (
          <LineCell key={line.day} ownerState={{ isMatched: matched.includes(line) }}>
            {line.amount}
          </LineCell>
        ))}
      </SmallSheetColumn>
      <LedgerCurves
        statement={[...matched.map(joined), ...apart]}
        entries={[...entries.map(joined), ...apart]}
      />
      <SmallSheetColumn style={{ gridTemplateRows: `repeat(${lines.length}, 1fr)` }}>
        {entries.map(({ day, amount }) => (
          <EntryCell key={day}>{amount}</EntryCell>
        ))}
      </SmallSheetColumn>
    </>
  );
}

const EntryCell = styled(SmallSheetCell)(({ theme: { palette, typography } }) => ({
  backgroundColor: palette.success.main,
  color: palette.success.contrastText,
  fontWeight: typography.fontWeightMedium,
  borderBottom: `1px solid ${palette.background.paper}`,
}));
