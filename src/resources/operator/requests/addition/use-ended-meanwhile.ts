import { hashKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdditionDraft } from '#contract/operator/addition.ts';
import type { OperatorRequest } from '../request.ts';
import type { Work } from './use-addition.ts';

/** Somebody else has confirmed or refused what was open here. `unused`: what was entered here is not what was kept. */
export type EndedMeanwhile = 'seen' | 'unused' | undefined;

/**
 * A request as it is worked on: while one ends it oneself it stays as it was, however early others are told. What somebody else has made of it
 * meanwhile is loaded.
 */
export const useEndedMeanwhile = (now: OperatorRequest, load: () => void) => {
  const [isEnding, setEnding] = useState(false);
  const shown = useRef(now);
  if (!isEnding) shown.current = now;
  const isOpen = shown.current.status === 'processing';
  const wasOpen = useRef(isOpen);
  const isEnded = wasOpen.current && !isOpen;
  const entered = useRef<{ readonly draft: AdditionDraft; readonly before: AdditionDraft }>(undefined);
  useEffect(() => {
    if (isEnded) load();
  }, [isEnded, load]);
  return {
    request: shown.current,
    isEnded,
    setEnding,
    /** Somebody has entered something here; `before` is what they were shown. */
    noteEntered: useCallback((draft: AdditionDraft, before: AdditionDraft) => {
      entered.current = { draft, before };
    }, []),
    /** What was entered is given up for what is loaded. */
    forgetEntered: () => {
      entered.current = undefined;
    },
    /** By what was kept. */
    toldOf: ({ draft: kept }: Work): EndedMeanwhile => {
      if (!isEnded) return undefined;
      if (!entered.current) return 'seen';
      const { draft, before } = entered.current;
      const isSpared = [before, kept].some((one) => hashKey([one]) === hashKey([draft]));
      return isSpared ? 'seen' : 'unused';
    },
  };
};
