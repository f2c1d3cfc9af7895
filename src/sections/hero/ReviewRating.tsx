import Star from '@mui/icons-material/Star';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

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
      <Star aria-hidden="true" sx={{ fontSize: '1.25em', color: 'warning.main' }} />
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
