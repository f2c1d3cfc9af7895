import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { videoPoster } from '../../content/publicFiles';
import { queuedLink } from '../../theme/scripting';

interface VideoPosterProps {
  href: string;
  label: string;
  onClick: (event: MouseEvent) => void;
}

export function VideoPoster({ href, label, onClick }: VideoPosterProps) {
  return (
    <Link
      href={href}
      {...{ [queuedLink]: '' }}
      onClick={onClick}
      underline="none"
      sx={{
        display: 'block',
        bgcolor: 'primary.main',
        borderRadius: 1,
        overflow: 'hidden',
        '&:hover .play': { bgcolor: 'success.light' },
        '&:focus-visible': { outline: 3, outlineOffset: 3 },
      }}
    >
      <Box
        component="img"
        src={videoPoster.path}
        alt=""
        width={videoPoster.width}
        height={videoPoster.height}
        loading="lazy"
        sx={{ display: 'block', width: 1, height: 'auto' }}
      />
      <Box
        className="play"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 56,
          px: 2,
          border: 1,
          borderColor: 'text.primary',
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontWeight: 'fontWeightStrong',
        }}
      >
        <PlayArrow aria-hidden="true" />
        {label}
      </Box>
    </Link>
  );
}
