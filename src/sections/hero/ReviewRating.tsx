import Star from '@mui/icons-material/Star';
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
        {source && <a href={source.url}>{source.text}</a>}
      </span>
    </Typography>
  );
}
