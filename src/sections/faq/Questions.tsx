import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { faq, type FaqItem } from '../../content/sections/faq';
import { lineAcross, lineHalves } from '../../components/ledger/lineHalves';
import { MessageStart } from '../../components/message/MessageStart';
import { useHydrated } from '../../components/hydration/useHydrated';
import { LinkedText } from '../../components/LinkedText';
import { TEXT_START, windowWide } from '../../components/Section';
import { WholeWords } from '../../components/WholeWords';
import { WithoutTransition } from '../../components/WithoutTransition';
import { BOX_RADIUS } from '../../theme/emptyBox';
import { INNER_SPACE, OUTER_SPACE } from '../../theme/pageGrid';
import { colors } from '../../theme/tokens';
import { useHiddenUntilFound } from './useHiddenUntilFound';
import { makeQuestionId, useOpenQuestions } from './useOpenQuestions';

export function Questions() {
  const isHydrated = useHydrated();
  const { openItems, open, close, reveal } = useOpenQuestions();

  return (
    <QuestionRows onKeyDown={moveFocus}>
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
    </QuestionRows>
  );
}

const QuestionRows = styled('div')(({ theme }) => windowWide(theme));

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

/** A question is a line that its answer matches: it is amber while it is closed, and then green. */
const QuestionRow = styled(Accordion)(({ theme: { breakpoints } }) => ({
  [breakpoints.up('sm')]: {
    ...lineHalves,
    // Where the answer will stand.
    '&:not(.Mui-expanded)::after': {
      content: '""',
      gridArea: '1 / 2',
      border: `2px dashed ${colors.toMatchLine}`,
      borderRight: 0,
      margin: '8px 0',
    },
  },
}));

const QuestionLine = styled(AccordionSummary)(({ theme: { breakpoints, palette } }) => ({
  position: 'relative',
  padding: '8px 16px',
  // Around the line, the next one would cover its outline.
  '&:focus-visible': { outlineOffset: -3 },
  [breakpoints.up('sm')]: {
    paddingInline: `24px ${INNER_SPACE}px`,
    '&::before': {
      ...lineAcross,
      top: '50%',
      borderTopStyle: 'dashed',
      color: colors.toMatchLine,
    },
    '&.Mui-expanded::before': { borderTopStyle: 'solid', color: palette.success.main },
  },
  [breakpoints.up('lg')]: { paddingLeft: TEXT_START },
}));

const Answer = styled(AccordionDetails)(({ theme: { breakpoints, palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: '12px 16px 20px',
  backgroundColor: palette.background.paper,
  [breakpoints.up('sm')]: { padding: `20px ${OUTER_SPACE} 24px ${INNER_SPACE}px` },
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
