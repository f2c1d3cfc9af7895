import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { faq, type FaqItem } from '../../content/sections/faq';
import { leftCell, lineAcross, lineHalves, rightCell } from '../../components/ledger/lineHalves';
import { MessageStart } from '../../components/message/MessageStart';
import { useHydrated } from '../../components/hydration/useHydrated';
import { LinkedText } from '../../components/LinkedText';
import { windowWide } from '../../components/Section';
import { WholeWords } from '../../components/WholeWords';
import { WithoutTransition } from '../../components/WithoutTransition';
import { BOX_RADIUS } from '../../theme/emptyBox';
import { PAGE_GUTTER } from '../../theme/pageGrid';
import { useHiddenUntilFound } from './useHiddenUntilFound';
import { makeQuestionId, useOpenQuestions } from './useOpenQuestions';

export function Questions() {
  const isHydrated = useHydrated();
  const { openItems, open, close, reveal } = useOpenQuestions();

  return (
    <Box onKeyDown={moveFocus} sx={windowWide}>
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

/**
 * A question is a line that its answer matches: it is amber while it is closed, and then green. In wide
 * windows, the answer stands at the other end of the line.
 */
const QuestionRow = styled(Accordion)(({ theme: { breakpoints, palette } }) => ({
  [breakpoints.up('md')]: {
    ...lineHalves,
    // The place of a closed answer, up to the window's edge.
    '&:not(.Mui-expanded)::after': {
      content: '""',
      gridArea: '1 / 2',
      marginBlock: 10,
      border: `2px dashed ${palette.warning.main}`,
      borderRight: 0,
    },
  },
}));

/** From the top of a row to the middle of its first line, in wide windows. In pixels. */
const FIRST_LINE = 36;

const QuestionTitle = styled('h3')<{ ownerState?: { expanded: boolean } }>(({ theme }) => ({
  position: 'relative',
  margin: 0,
  backgroundColor: theme.palette.warning.light,
  [theme.breakpoints.up('md')]: {
    '&::after': {
      ...lineAcross,
      top: FIRST_LINE - 1,
      borderTopStyle: 'dashed',
      color: theme.palette.warning.main,
    },
  },
  variants: [
    {
      props: ({ ownerState }) => ownerState?.expanded === true,
      style: {
        backgroundColor: theme.palette.success.light,
        [theme.breakpoints.up('md')]: {
          '&::after': { borderTopStyle: 'solid', color: theme.palette.success.main },
        },
      },
    },
  ],
}));

const QuestionLine = styled(AccordionSummary)(({ theme }) => ({
  padding: `8px ${PAGE_GUTTER}`,
  // Around the line, the next one would cover its outline.
  '&:focus-visible': { outlineOffset: -3 },
  [theme.breakpoints.up('md')]: {
    alignItems: 'start',
    height: '100%',
    minHeight: 2 * FIRST_LINE,
    ...leftCell(22),
  },
}));

const Answer = styled(AccordionDetails)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  maxWidth: 'none',
  padding: `12px ${PAGE_GUTTER} 24px`,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('md')]: rightCell(22),
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
      slots={{ heading: QuestionTitle, transition: WithoutTransition }}
      slotProps={{
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
          content: { sx: { display: 'block', my: '1px' } },
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
