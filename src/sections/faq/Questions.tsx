import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { faq, type FaqItem } from '../../content/sections/faq';
import { lineHalves } from '../../components/ledger/lineHalves';
import { MessageStart } from '../../components/message/MessageStart';
import { useHydrated } from '../../components/hydration/useHydrated';
import { LinkedText } from '../../components/LinkedText';
import { TEXT_START, windowWide } from '../../components/Section';
import { WholeWords } from '../../components/WholeWords';
import { WithoutTransition } from '../../components/WithoutTransition';
import { BOX_RADIUS } from '../../theme/emptyBox';
import { INNER_SPACE, OUTER_SPACE, PAGE_GUTTER } from '../../theme/pageGrid';
import { useHiddenUntilFound } from './useHiddenUntilFound';
import { makeQuestionId, useOpenQuestions } from './useOpenQuestions';

export function Questions() {
  const isHydrated = useHydrated();
  const { openItems, open, close, reveal } = useOpenQuestions();

  return (
    <Box onKeyDown={moveFocus} sx={[windowWide, questionHalves]}>
      {faq.items.map((item) => (
        <Question
          key={item.id}
          item={item}
          isOpen={openItems.includes(item.id)}
          isLive={isHydrated}
          onOpen={open}
          onClose={close}
          onReveal={reveal}
        />
      ))}
    </Box>
  );
}

/** In wide windows, the questions stand on both sides of the gutter. */
const questionHalves = { ...lineHalves, display: { md: 'grid' }, alignItems: 'start' };

/** The optional keys of https://www.w3.org/WAI/ARIA/apg/patterns/accordion/. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const triggers = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-expanded]')];
  const current = triggers.findIndex((trigger) => trigger === document.activeElement);
  const next = new Map([
    ['ArrowDown', current + 1],
    ['ArrowUp', Math.max(current - 1, 0)],
    ['Home', 0],
    ['End', triggers.length - 1],
  ]).get(event.key);
  if (current < 0 || next === undefined) return;
  event.preventDefault();
  triggers[next]?.focus();
}

// Custom properties of a row: how far a question and its answer stay from its sides.
const ROW_START = '--row-start';
const ROW_END = '--row-end';
const rowSpace = { paddingInline: `var(${ROW_START}) var(${ROW_END})` };

/** A question is a line that its answer matches: it is amber while it is closed, and then green. */
const QuestionRow = styled(Accordion)(({ theme: { breakpoints } }) => ({
  [ROW_START]: PAGE_GUTTER,
  [ROW_END]: PAGE_GUTTER,
  [breakpoints.up('md')]: {
    [ROW_START]: OUTER_SPACE,
    [ROW_END]: `${INNER_SPACE}px`,
    '&:nth-of-type(even)': { [ROW_START]: `${INNER_SPACE}px`, [ROW_END]: OUTER_SPACE },
  },
  // Below this width, the left half has no room for it.
  [breakpoints.up('lg')]: { '&:nth-of-type(odd)': { [ROW_START]: TEXT_START } },
}));

const QuestionLine = styled(AccordionSummary)(({ theme }) => ({
  ...rowSpace,
  fontSize: theme.typography.h4.fontSize,
  paddingBlock: 8,
  // Around the line, the next one would cover its outline.
  '&:focus-visible': { outlineOffset: -3 },
}));

const Answer = styled(AccordionDetails)(({ theme }) => ({
  ...rowSpace,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  maxWidth: 'none',
  paddingBlock: '12px 24px',
  backgroundColor: theme.palette.background.paper,
}));

const questionBox = {
  border: '2px dashed',
  borderRadius: `${BOX_RADIUS}px`,
  color: 'warning.main',
  '&.Mui-expanded': { borderStyle: 'solid', color: 'success.main' },
} as const;

const hiddenBox = { ...questionBox, visibility: 'hidden' } as const;

interface QuestionProps {
  item: FaqItem;
  isOpen: boolean;
  /** Whether a click closes and opens it. */
  isLive: boolean;
  onOpen: (id: string) => void;
  onClose: (id: string) => void;
  /** The browser has found words of the answer. */
  onReveal: (id: string) => void;
}

function Question(props: QuestionProps) {
  const { item, isOpen, isLive, onOpen, onClose, onReveal } = props;
  const answer = useHiddenUntilFound(!isOpen, () => onReveal(item.id));

  return (
    <QuestionRow
      id={item.id}
      expanded={isOpen}
      onChange={(_event, expanded) => (expanded ? onOpen : onClose)(item.id)}
      slots={{ transition: WithoutTransition }}
      slotProps={{
        heading: { sx: { display: 'block', bgcolor: isOpen ? 'success.light' : 'warning.light' } },
        region: {
          ref: answer,
          hidden: !isOpen,
          // A hidden answer would still be a landmark, and an empty one.
          ...(!isOpen && { role: undefined, 'aria-labelledby': undefined }),
        },
      }}
    >
      <QuestionLine
        id={makeQuestionId(item.id)}
        aria-controls={`${item.id}-answer`}
        // Hidden, it keeps its room: the question does not move once it is live.
        expandIcon={<ExpandMore />}
        slotProps={{
          content: { sx: { display: 'block' } },
          expandIconWrapper: { sx: isLive ? questionBox : hiddenBox },
        }}
      >
        <WholeWords>{item.question}</WholeWords>
      </QuestionLine>
      <Answer>
        {item.answer.map((paragraph) => (
          <Typography key={paragraph}>
            <LinkedText>{paragraph}</LinkedText>
          </Typography>
        ))}
        {item.start && <MessageStart {...item.start} />}
      </Answer>
    </QuestionRow>
  );
}
