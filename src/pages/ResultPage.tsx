import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { anchors } from '../content/anchors';
import { paths } from '../content/paths';
import { result, type ResultPageContent } from '../content/result';
import { emptyMail } from '../sections/contact/result/mailtoLink';
import { ResultNote } from '../sections/contact/result/ResultNote';
import { Head } from '../seo/Head';
import { PageHeader } from './PageHeader';

interface ResultPageProps {
  content: ResultPageContent;
}

/** What a form post without script leads to. */
export function ResultPage({ content }: ResultPageProps) {
  return (
    <>
      <Head {...content.head} />
      <PageHeader />
      <Container component="main" id={anchors.main} sx={{ py: { xs: 5, md: 8 } }}>
        <Stack spacing={3} sx={{ maxWidth: 680 }}>
          <Typography variant="h2" component="h1">
            {result.title}
          </Typography>
          <ResultNote result={content} mail={content.kind === 'failure' ? emptyMail : undefined} />
          <Typography>
            <Link href={paths.home}>{result.backHome}</Link>
          </Typography>
        </Stack>
      </Container>
    </>
  );
}
