import { useEffect, useRef } from 'react';
import { LegalSection } from './LegalSection';
import type { LegalDocument } from '../../content/legal';

interface LegalInPageProps {
  document: LegalDocument;
}

/** Shown in place of the dialog if its code does not load in time. Scrolls to the text. */
export function LegalInPage({ document }: LegalInPageProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView(), [document]);
  return <LegalSection ref={section} document={document} />;
}
