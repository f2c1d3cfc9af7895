import type { MouseEvent } from 'react';
import { anchors } from '../../content/anchors';
import { isUnmodifiedClick } from '../isUnmodifiedClick';
import { editMessage } from './editMessage';
import type { Edit } from './messageSentence';

/** Props of a link to the form that edits the form's message. Before hydration it only leads there. */
export function linkToMessage(edit: (message: string) => Edit) {
  return {
    href: `#${anchors.contact}`,
    onClick: (event: MouseEvent) => {
      if (isUnmodifiedClick(event) && editMessage(edit)) event.preventDefault();
    },
  };
}
