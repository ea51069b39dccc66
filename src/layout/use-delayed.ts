import { useEffect, useRef } from 'react';

/** An act that happens after a while, unless it is called off. */
export const useDelayed = (act: () => void, milliseconds: number) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, milliseconds);
    },
    cancel: () => clearTimeout(timer.current),
  };
};
