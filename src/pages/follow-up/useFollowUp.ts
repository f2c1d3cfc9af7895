import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FollowUpView } from '../../../supabase/functions/_shared/contract';
import { readFollowUpFragment } from '../../../supabase/functions/_shared/follow-up-link';
import { followUp } from '../../content/followUp';
import { callFollowUp, type FollowUpChange, type FollowUpFailure } from '../../services/followUp';

type Problem = keyof typeof followUp.problems;

/** What the sentence on the page speaks of. */
type Notice = 'loading' | 'saving' | 'state' | 'overtaken' | Problem;

/** The second click of a double one comes within this time, and would undo the first. */
const DOUBLE_CLICK_MS = 500;

/** The problem that the page tells when a choice was to be saved. */
const AFTER_CHANGE = { unknown: 'unknown', limited: 'refused', unreachable: 'unsaved' } as const;

/** The request that a fragment names. Loads it at once. */
export function useFollowUp(fragment: string) {
  const link = readFollowUpFragment(fragment);
  const [view, setView] = useState<FollowUpView>();
  const [notice, setNotice] = useState<Notice>(link ? 'loading' : 'incomplete');
  const isBusy = useRef(false);
  const changedAt = useRef(-Infinity);

  function receive(answer: FollowUpView | FollowUpFailure, change?: FollowUpChange) {
    isBusy.current = false;
    if (change) changedAt.current = performance.now();
    if (typeof answer === 'string') {
      if (answer === 'unknown') setView(undefined);
      setNotice(change ? AFTER_CHANGE[answer] : answer);
    } else {
      setView(answer);
      setNotice(change && change.to !== answer.state ? 'overtaken' : 'state');
    }
  }

  function load() {
    if (link) void callFollowUp(link).then((answer) => receive(answer));
  }
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);

  function retry() {
    setNotice('loading');
    load();
  }

  function requestChange(wanted: FollowUpChange) {
    if (!link || isBusy.current || performance.now() - changedAt.current < DOUBLE_CLICK_MS) return;
    isBusy.current = true;
    // An equal sentence is announced again only if another one stood between.
    setNotice('saving');
    void callFollowUp(link, wanted).then((answer) => receive(answer, wanted));
  }

  const canRetry = !view && (notice === 'unreachable' || notice === 'limited');
  return {
    view,
    sentence: writeSentence(notice, view),
    requestChange,
    retry: canRetry ? retry : undefined,
  };
}

function writeSentence(notice: Notice, view: FollowUpView | undefined): string {
  if (notice === 'loading' || notice === 'saving') return followUp[notice];
  if (notice !== 'state' && notice !== 'overtaken') return followUp.problems[notice];
  const state = followUp.states[view?.state ?? 'open'];
  return notice === 'overtaken' ? `${followUp.overtaken} ${state}` : state;
}
