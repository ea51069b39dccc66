import { type Dispatch, type SetStateAction, useState } from 'react';
import { useKeptTyping } from './kept-typing.ts';

/**
 * `useState` for what people type and choose: what is there when their session ends, or what `toKeep` leaves of it, is there
 * when they are back.
 */
export const useTyped = <Typed>(
  name: string | undefined,
  initial: Typed,
  toKeep: (typed: Typed) => Typed = (typed) => typed,
): [Typed, Dispatch<SetStateAction<Typed>>] => {
  const [atFirst] = useState(initial);
  const latest = { current: atFirst };
  const before = useKeptTyping(name, () =>
    latest.current === atFirst ? undefined : { typed: toKeep(latest.current) },
  );
  const [typed, setTyped] = useState(before ? before.typed : atFirst);
  latest.current = typed;
  return [typed, setTyped];
};
