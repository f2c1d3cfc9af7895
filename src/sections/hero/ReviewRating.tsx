import Star from '@mui/icons-material/Star';

interface ReviewRatingProps {
  value: string;
  reviews: string;
  source: { url: string; text: string } | undefined;
}

export function ReviewRating({ value, reviews, source }: ReviewRatingProps) {
  return (
    <p>
      <Star aria-hidden="true" />
      <span>
        <strong>{value}</strong> {reviews}
        {source && ' '}
        {source && <a href={source.url}>{source.text}</a>}
      </span>
    </p>
  );
}
