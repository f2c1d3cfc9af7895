import { use, useLayoutEffect, useRef, useState } from 'react';
import { PartError } from '../../components/hydration/PartError';
import { parsePlainPage, PrerenderedMarkup } from '../../components/hydration/PrerenderedMarkup';
import { anchors } from '../../content/anchors';
import { fillForm } from './fillForm';

/** Stands in for the section when it has failed: the form sends natively, with what was typed. */
export function PlainContact() {
  const element = useRef<HTMLDivElement>(null);
  const page = parsePlainPage(use(PrerenderedMarkup));
  const markup = page.getElementById(anchors.contact)?.outerHTML;
  // During the first render: React then replaces the failed form.
  const [typed] = useState(readForm);

  useLayoutEffect(() => {
    const form = element.current?.querySelector('form');
    if (form) fillForm(form, typed);
  }, [typed]);

  // The visitor has come from another page of the site, whose document does not have the section.
  if (markup === undefined) return <PartError id={anchors.contact} />;
  return <div ref={element} dangerouslySetInnerHTML={{ __html: markup }} />;
}

const readForm = () =>
  new FormData(document.querySelector<HTMLFormElement>(`#${anchors.contact} form`) ?? undefined);
