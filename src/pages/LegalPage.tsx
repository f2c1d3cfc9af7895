import { styled } from '@mui/material/styles';
import { Wordmark } from '../components/Wordmark';
import { anchors } from '../content/anchors';
import type { LegalDocument } from '../content/legal';
import { names } from '../content/names';
import { paths } from '../content/paths';
import { Footer } from '../sections/Footer';
import { Head } from '../seo/Head';
import { PAGE_MARGIN } from '../theme/tokens';

interface LegalPageProps {
  text: LegalDocument;
}

export function LegalPage({
  text: { path, title, description, parts, lastChange },
}: LegalPageProps) {
  return (
    <>
      <Head title={`${title} | ${names.product}`} description={description} path={path} />
      <Top>
        <Wordmark href={paths.home} />
      </Top>
      <Main id={anchors.main}>
        <h1>{title}</h1>
        {parts.map((part) => (
          <section key={part.title} id={part.id}>
            <h2>{part.title}</h2>
            {part.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
        <p>{lastChange}</p>
      </Main>
      <Footer />
    </>
  );
}

const Top = styled('header')(({ theme }) => ({
  padding: `8px ${PAGE_MARGIN}`,
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Main = styled('main')(({ theme: { breakpoints, palette, typography } }) => ({
  padding: `40px ${PAGE_MARGIN}`,
  '& h1': typography.h2,
  '& h2': { ...typography.h3, wordSpacing: 'normal' },
  '& > section': { marginTop: 32, maxWidth: 680 },
  '& h2 ~ p': { marginTop: 6 },
  '& > p': { marginTop: 32, color: palette.text.secondary },
  [breakpoints.up('md')]: { paddingBlock: 64 },
}));
