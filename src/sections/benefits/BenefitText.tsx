import Typography from '@mui/material/Typography';
import { MessageStart } from '../../components/message/MessageStart';
import { WholeWords } from '../../components/WholeWords';
import { benefits, type Benefit } from '../../content/sections/benefits';

type BenefitTextProps = Pick<Benefit, 'text' | 'asksVersion'>;

export function BenefitText({ text, asksVersion }: BenefitTextProps) {
  return (
    <>
      {text && (
        <Typography variant="body2" color="textSecondary">
          <WholeWords>{text}</WholeWords>
        </Typography>
      )}
      {/* Beside figures of this size, a button with an outline would be louder than what it is about. */}
      {asksVersion && <MessageStart {...benefits.versionStart} variant="link" />}
    </>
  );
}
