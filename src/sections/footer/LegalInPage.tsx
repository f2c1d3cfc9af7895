import { useEffect, useRef } from 'react';
import { LegalSection } from './LegalSection';
import type { LegalDocument } from '../../content/legal';

interface LegalInPageProps {
  document: LegalDocument;
}

/** In the dialog's place when its code does not come: shown, and led to, as a fragment would be. */
export function LegalInPage({ document }: LegalInPageProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView(), [document]);
  return <LegalSection ref={section} document={document} />;
}
