import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { saveAdditionDraft } from '#contract/calls/operator/requests.ts';
import { callApi } from '#src/providers/call-api.ts';
import { CallError, unreachable } from '#src/providers/call-error.ts';
import type { Values } from '../values.ts';

/** How what was entered stands to what the server keeps. `new`: nothing was entered yet. `changed`: somebody else has saved since. */
export type DraftStage = 'new' | 'saved' | 'unsaved' | 'saving' | 'failed' | 'changed';

/** Milliseconds after the last change. */
const delay = 2000;
/** Milliseconds until a saving that did not reach the server is tried again. */
const retryDelay = 15_000;

interface Options {
  readonly id: number;
  readonly form: UseFormReturn<Values>;
  readonly version: number;
  readonly isOpen: boolean;
  /** Puts a refusal where it belongs; what becomes of the draft after it. */
  readonly onRefused: (error: unknown) => 'failed' | 'changed';
}

/** Keeps what is entered: by itself a moment after each change, and when asked to. One saving at a time. */
export const useDraft = ({ id, form, version: atFirst, isOpen, onRefused }: Options) => {
  const [stage, setStage] = useState<DraftStage>(atFirst === 0 ? 'new' : 'saved');
  const version = useRef(atFirst);
  const kept = useRef(JSON.stringify(form.getValues()));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<boolean>>(Promise.resolve(true));
  const isHeld = useRef(false);
  const isCutOff = useRef(false);
  const refuse = useRef(onRefused);
  refuse.current = onRefused;

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const draft = form.getValues();
    const content = JSON.stringify(draft);
    if (content === kept.current && version.current > 0) {
      setStage('saved');
      return true;
    }
    setStage('saving');
    try {
      const answer = await callApi(saveAdditionDraft, { params: { id }, body: { draft, version: version.current } });
      isCutOff.current = false;
      version.current = answer.version;
      kept.current = content;
      const isWhole = JSON.stringify(form.getValues()) === content;
      setStage(isWhole ? 'saved' : 'unsaved');
      return isWhole;
    } catch (error) {
      // The sign says it, and it is tried again: no toast for each attempt.
      isCutOff.current = error instanceof CallError && error.status === unreachable;
      const next = isCutOff.current ? 'failed' : refuse.current(error);
      isHeld.current = next === 'changed';
      setStage(next);
      return false;
    }
  }, [id, form]);

  const save = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    if (isHeld.current) return Promise.resolve(false);
    saving.current = saving.current.then(saveOnce);
    return saving.current;
  }, [saveOnce]);

  useEffect(() => {
    if (!isOpen) return;
    const later = (milliseconds: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(async () => {
        await save();
        if (isCutOff.current && !isHeld.current) later(retryDelay);
      }, milliseconds);
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (isHeld.current || JSON.stringify(form.getValues()) === kept.current) return;
        setStage((before) => (before === 'saving' ? before : 'unsaved'));
        later(delay);
      },
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [form, isOpen, save]);

  return {
    stage,
    /** There is something that the server does not have. */
    isUnsaved: stage !== 'saved' && stage !== 'new',
    /** It was saved by another, or on another day. */
    isAsFound: version.current === atFirst,
    save,
    /** Stops saving, waits for the save in progress, and returns the version to continue from. */
    hold: async (): Promise<number> => {
      clearTimeout(timer.current);
      isHeld.current = true;
      await saving.current;
      return version.current;
    },
    /** Saves again, what was entered so far too. */
    release: (after: 'failed' | 'changed') => {
      isHeld.current = after === 'changed';
      setStage(after);
      if (after !== 'changed') void save();
    },
  };
};
export type Draft = ReturnType<typeof useDraft>;
