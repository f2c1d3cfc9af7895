import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { memo, useCallback, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { faq } from '../../content/sections/faq';
import type { FaqItem } from '../../content/sections/faq';
import { isNoJsFallback } from '../../browser/isNoJsFallback';
import { useIsPrerendered } from '../../browser/useIsPrerendered';
import { Answer } from './Answer';
import { nextFocus } from './faqKeyboard';
import { useHiddenUntilFound } from './useHiddenUntilFound';
import { useOpenFromHash } from './useOpenFromHash';

type ItemId = FaqItem['id'];

const everyItem = faq.items.map(({ id }) => id);

/** Opening one question closes the others. */
export function Questions() {
  // In no-JS mode all answers are open. They stay open, since somebody may be reading one.
  const [openItems, setOpenItems] = useState(() => (isNoJsFallback() ? everyItem : []));
  const isPrerendered = useIsPrerendered();
  const list = useRef<HTMLDivElement>(null);
  const open = useCallback((id: ItemId) => {
    setOpenItems((current) => (current.includes(id) ? current : [id]));
  }, []);
  const toggle = useCallback(
    (id: ItemId, isOpen: boolean) => {
      if (isOpen) open(id);
      else setOpenItems((current) => current.filter((other) => other !== id));
    },
    [open],
  );

  useOpenFromHash(open);

  function moveFocus(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const triggers = [...(list.current?.querySelectorAll<HTMLElement>('h3 > button') ?? [])];
    const current = triggers.findIndex((trigger) => trigger === document.activeElement);
    const next = nextFocus(event.key, current, triggers.length);
    if (next === undefined) return;
    event.preventDefault();
    triggers[next]?.focus();
  }

  return (
    <div ref={list} onKeyDown={moveFocus}>
      {faq.items.map((item) => (
        <Question
          key={item.id}
          item={item}
          isOpen={!isPrerendered && openItems.includes(item.id)}
          onToggle={toggle}
        />
      ))}
    </div>
  );
}

interface QuestionProps {
  item: FaqItem;
  isOpen: boolean;
  onToggle: (id: ItemId, isOpen: boolean) => void;
}

/** Memoised: re-rendering all questions would delay the feedback of a click on one. */
const Question = memo(function Question({ item, isOpen, onToggle }: QuestionProps) {
  const answerId = `${item.id}-answer`;
  const [isShut, setIsShut] = useState(true);
  // In no-JS mode the answer is visible already: animating it would move the text being read.
  const [isFound, setIsFound] = useState(isNoJsFallback);
  const isHidden = isShut && !isOpen;
  const answer = useHiddenUntilFound(isHidden, () => {
    setIsFound(true);
    onToggle(item.id, true);
  });

  return (
    <Accordion
      id={item.id}
      expanded={isOpen}
      onChange={(_event, expanded) => onToggle(item.id, expanded)}
      slotProps={{
        region: { ref: answer, hidden: isHidden },
        transition: {
          // The browser scrolls to its search result at once: an animation would move it away.
          ...(isFound && { timeout: 0 }),
          onEnter: () => setIsShut(false),
          onEntered: () => setIsFound(false),
          onExited: () => setIsShut(true),
        },
      }}
    >
      <AccordionSummary
        id={`${item.id}-question`}
        aria-controls={answerId}
        expandIcon={<ExpandMore />}
        sx={{ typography: 'h3' }}
      >
        {item.question}
      </AccordionSummary>
      <AccordionDetails>
        <Answer item={item} />
      </AccordionDetails>
    </Accordion>
  );
});
