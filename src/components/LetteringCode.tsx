import Box from '@mui/material/Box';
import { Tick } from './Tick';

interface LetteringCodeProps {
  code: string;
}

/** Decoration: the code that two matched lines share, with its tick. */
export function LetteringCode({ code }: LetteringCodeProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'flex',
        alignItems: 'center',
        alignSelf: 'start',
        justifySelf: 'start',
        gap: 0.75,
        mt: { md: 1.25 },
        px: 1,
        py: 0.25,
        border: 1,
        borderColor: 'success.main',
        borderRadius: 1,
        color: 'success.main',
        fontSize: '0.8125rem',
        fontWeight: 650,
      }}
    >
      {code}
      <Tick />
    </Box>
  );
}
