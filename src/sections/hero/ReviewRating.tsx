import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Drawing } from '../../components/Drawing';

interface ReviewRatingProps {
  value: string;
  reviews: string;
  source: { url: string; text: string } | undefined;
}

export function ReviewRating({ value, reviews, source }: ReviewRatingProps) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
    >
      <Drawing
        viewBox="0 0 16 16"
        sx={{ width: 16, height: 16, flex: 'none', color: 'warning.main', fill: 'currentColor' }}
      >
        <path d="m8 1 2.1 4.6 5 .6-3.7 3.4 1 4.9L8 12l-4.4 2.5 1-4.9L.9 6.2l5-.6Z" />
      </Drawing>
      <span>
        <strong>{value}</strong> {reviews}
        {source && ' '}
        {source && (
          <Link href={source.url} color="inherit">
            {source.text}
          </Link>
        )}
      </span>
    </Typography>
  );
}
