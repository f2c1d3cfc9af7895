import type { LegalDocument } from '../content/legal';
import { Footer } from '../sections/Footer';
import { LegalText } from '../sections/LegalText';
import { LegalHead } from '../seo/LegalHead';

interface LegalPageProps {
  document: LegalDocument;
}

export function LegalPage({ document }: LegalPageProps) {
  return (
    <>
      <LegalHead document={document} />
      <LegalText document={document} />
      <Footer />
    </>
  );
}
