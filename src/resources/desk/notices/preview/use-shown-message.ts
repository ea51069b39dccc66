import { useEffect, useState } from 'react';
import { previewNotice } from '#contract/calls/operator/notices.ts';
import { useCall } from '#src/providers/use-call.ts';

const pause = 400;

/** A text as members get it: as it was typed, or as the HTML that the server lets through, once the typing pauses. */
export const useShownMessage = (typed: string, isRich: boolean) => {
  const settled = useSettled(typed);
  const { data, isError } = useCall(
    previewNotice,
    { body: { text: settled } },
    { enabled: isRich && settled.trim() !== '', staleTime: Number.POSITIVE_INFINITY },
  );
  const [shown, setShown] = useState('');
  // What was shown stays until the next is there, or the preview would flicker at every pause.
  if (data && data.html !== shown) setShown(data.html);
  if (!isRich) return { message: typed.trim(), isFailed: false };
  return { message: typed.trim() === '' ? '' : shown, isFailed: isError };
};

const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
