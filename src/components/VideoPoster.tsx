import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';

interface VideoPosterProps {
  href: string;
  label: string;
  onClick: (event: MouseEvent) => void;
}

export function VideoPoster({ href, label, onClick }: VideoPosterProps) {
  return (
    <Link
      href={href}
      onClick={onClick}
      underline="none"
      sx={{
        position: 'relative',
        display: 'block',
        aspectRatio: '16 / 9',
        bgcolor: 'primary.main',
        borderRadius: 1,
        overflow: 'hidden',
        '&:hover .play': { bgcolor: 'success.light' },
        '&:focus-visible': { outline: 3, outlineOffset: 3 },
      }}
    >
      <Box
        component="img"
        src="/video-poster.svg"
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }}
      />
      <Box
        className="play"
        sx={{
          position: 'absolute',
          left: { xs: 12, sm: 24 },
          bottom: { xs: 12, sm: 24 },
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 48,
          pl: 1.5,
          pr: 2.5,
          borderRadius: 1,
          bgcolor: 'background.default',
          color: 'text.primary',
          fontWeight: 600,
        }}
      >
        <PlayArrow aria-hidden="true" />
        {label}
      </Box>
    </Link>
  );
}
