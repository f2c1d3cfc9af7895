import { useEffect, useRef } from 'react';
import { LegalSection } from './LegalSection';
import type { LegalDocument } from '../../content/legal';

interface LegalInPageProps {
  document: LegalDocument;
}

/** Replaces the dialog when its code fails to load: shows the text in the page and scrolls to it. */
export function LegalInPage({ document }: LegalInPageProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView(), [document]);
  return <LegalSection ref={section} document={document} />;
}
