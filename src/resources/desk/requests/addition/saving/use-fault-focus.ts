import { useCallback, useEffect, useRef, useState } from 'react';
import { focusFirstError } from '#src/ui/forms/focus-first-error.ts';

/** Puts the focus on the first field at fault, once the faults are on the screen. */
export const useFaultFocus = (showForm: () => void) => {
  const form = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const show = useRef(showForm);
  show.current = showForm;
  useEffect(() => {
    if (asked > 0) focusFirstError(form.current);
  }, [asked]);
  return {
    form,
    focus: useCallback(() => {
      show.current();
      setAsked((before) => before + 1);
    }, []),
  };
};
