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
      sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}
    >
      <Star sx={{ fontSize: '1.25em', color: 'text.primary' }} />
      <span>
        <strong>{value}</strong> {reviews}
        {source && (
          <>
            {' '}
            (<Link href={source.url}>{source.text}</Link>)
          </>
        )}
      </span>
    </Typography>
  );
}
