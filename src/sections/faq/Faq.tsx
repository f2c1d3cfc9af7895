import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { MessageStart } from '../../components/MessageStart';
import { Section } from '../../components/Section';
import type { SectionPlace } from '../../components/Section';
import { anchors } from '../../content/anchors';
import { faq } from '../../content/sections/faq';
import { isGivenUp } from '../../hydration/isGivenUp';
import { useIsPrerendered } from '../../hydration/useIsPrerendered';
import type { FaqItem } from '../../content/sections/faq';
import { nextFocus } from './faqKeyboard';
import { useFindable } from './useFindable';
import { useOpenFromHash } from './useOpenFromHash';
import { useOpenFromSearch } from './useOpenFromSearch';

type ItemId = FaqItem['id'];

const everyItem = faq.items.map(({ id }) => id);

export function Faq(place: SectionPlace) {
  // Somebody may be reading: what stood open without the code stays open with it.
  const [openItems, setOpenItems] = useState(() => (isGivenUp() ? everyItem : []));
  const isPrerendered = useIsPrerendered();
  const list = useRef<HTMLDivElement>(null);
  const open = useCallback((id: ItemId) => {
    setOpenItems((current) => (current.includes(id) ? current : [id]));
  }, []);

  useOpenFromHash(open);
  useOpenFromSearch(open);

  function toggle(id: ItemId, isOpen: boolean) {
    if (isOpen) open(id);
    else setOpenItems((current) => current.filter((other) => other !== id));
  }

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
    <Section isScreenOnly {...place} title={faq.title}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
          gap: { xs: 5, lg: 8 },
          alignItems: 'start',
          maxWidth: { xs: 820, lg: 'none' },
        }}
      >
        <div ref={list} onKeyDown={moveFocus}>
          {faq.items.map((item) => (
            <Question
              key={item.id}
              item={item}
              isOpen={!isPrerendered && openItems.includes(item.id)}
              onToggle={(isOpen) => toggle(item.id, isOpen)}
            />
          ))}
        </div>
        <MoreQuestions />
      </Box>
    </Section>
  );
}

/** Below the questions, or beside them where there is room. */
function MoreQuestions() {
  const { title, text, start, beginning } = faq.bank;
  return (
    <Box
      sx={{
        borderTop: { lg: 1 },
        borderColor: { lg: 'divider' },
        pt: { lg: 2.5 },
        '& > button': { mt: 2 },
      }}
    >
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{text}</Typography>
      <MessageStart label={start} beginning={beginning} />
      <Typography sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        {faq.moreQuestions}{' '}
        <Link href={`#${anchors.contact}`} color="inherit" sx={{ fontWeight: 'fontWeightStrong' }}>
          {faq.contactUs}
        </Link>
      </Typography>
    </Box>
  );
}

interface QuestionProps {
  item: FaqItem;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function Question({ item, isOpen, onToggle }: QuestionProps) {
  const answerId = `${item.id}-answer`;
  const [isShut, setIsShut] = useState(true);
  // As if the browser had found it: read already, it must not move either.
  const [isFound, setIsFound] = useState(isGivenUp);
  const isHidden = isShut && !isOpen;
  const answer = useFindable(isHidden, () => {
    setIsFound(true);
    onToggle(true);
  });

  return (
    <Accordion
      id={item.id}
      expanded={isOpen}
      onChange={(_event, expanded) => onToggle(expanded)}
      slotProps={{
        region: { ref: answer, hidden: isHidden },
        transition: {
          // What the browser has found it scrolls to at once: it must not move any more.
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
        <Typography>{item.answer}</Typography>
      </AccordionDetails>
    </Accordion>
  );
}
