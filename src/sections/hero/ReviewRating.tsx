import Star from '@mui/icons-material/Star';
import Link from '@mui/material/Link';
import { linkToMessage } from '../../components/message/linkToMessage';
import { putSentence } from '../../components/message/messageSentence';

interface ReviewRatingProps {
  value: string;
  reviews: string;
  source: { url: string; text: string } | undefined;
  sourceStart: { label: string; beginning: string };
}

export function ReviewRating({ value, reviews, source, sourceStart }: ReviewRatingProps) {
  const askForSource = (message: string) => putSentence(message, sourceStart.beginning, {});
  return (
    <div>
      <Star /> <strong>{value}</strong>{' '}
      {source ? (
        <>
          {reviews} (<Link href={source.url}>{source.text}</Link>)
        </>
      ) : (
        <>
          ({reviews}, <Link {...linkToMessage(askForSource)}>{sourceStart.label}</Link>)
        </>
      )}
    </div>
  );
}
