import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSingle, type KeyAction, keyActions, keyOf } from './desk-keys.ts';
import { actionsNow, controlFor, isTyping, press, scopeOfKeys } from './find-control.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { keyOfEvent } from './key-of-event.ts';
import { useDeskHabits } from './use-desk-habits.ts';
import { KeysContext } from './use-key.ts';

/** Has the keys of the desk work around what it holds, and `?` show them. */
export const DeskKeys = ({ children }: { children: ReactNode }) => {
  const areSingleOn = useDeskHabits()?.single_keys ?? false;
  /** What can be done on the screen, while it is asked for. */
  const [told, setTold] = useState<readonly KeyAction[]>();
  const openHelp = () => setTold(actionsNow(document));
  useKeyboard({ areSingleOn, openHelp });
  const keys = useMemo(() => ({ areSingleOn, openHelp: () => setTold(actionsNow(document)) }), [areSingleOn]);
  return (
    <KeysContext value={keys}>
      {children}
      {told && <KeysDialog actions={told} onClose={() => setTold(undefined)} />}
    </KeysContext>
  );
};

/** Milliseconds within which the second of two keys follows the first. */
const together = 2000;

const useKeyboard = ({ areSingleOn, openHelp }: { areSingleOn: boolean; openHelp: () => void }): void => {
  const navigate = useNavigate();
  const before = useRef({ key: '', at: 0 });
  const act = useRef<(event: KeyboardEvent) => void>(undefined);
  /** What a key does now, if anything. */
  const doing = (action: KeyAction, key: string, event: KeyboardEvent): (() => void) | undefined => {
    const scope = scopeOfKeys();
    const { to } = keyOf(action);
    const control = controlFor(action, key, scope);
    if (control) return () => press(control);
    if (scope !== document) return undefined;
    if (action === 'help') return openHelp;
    if (action === 'leave') return areSingleOn && mayLeave(event) ? leaveField : undefined;
    return to ? () => void navigate(to) : undefined;
  };
  act.current = (event) => {
    const pressed = keyOfEvent(event);
    if (pressed === undefined) return;
    // A field does something of its own with Enter, and the main thing is done all the same.
    if (isSingle(pressed) && (!areSingleOn || event.defaultPrevented || isTyping(event.target))) return;
    const { key: first, at } = before.current;
    const isSecond = first !== '' && event.timeStamp - at < together;
    before.current = { key: !isSecond && isPrefix(pressed) ? pressed : '', at: event.timeStamp };
    const key = isSecond ? `${first} ${pressed}` : pressed;
    for (const action of keyActions) {
      const { keys, repeats, isBuiltIn } = keyOf(action);
      if (isBuiltIn || !keys.includes(key) || (event.repeat && !repeats)) continue;
      const does = doing(action, key, event);
      if (!does) continue;
      event.preventDefault();
      does();
      return;
    }
    // Held down, it does not do what browsers do with it either: save the page, say.
    if (event.repeat && !isSingle(key) && keyActions.some((action) => keyOf(action).keys.includes(key)))
      event.preventDefault();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act.current?.(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};

/** Whether the focus is in a field that has no use for Escape: a list closes with it, a search is emptied. */
const mayLeave = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  target === document.activeElement &&
  isTyping(target) &&
  !(target instanceof HTMLInputElement && target.type === 'search' && target.value !== '');

/** To the heading, wherever on the page that stands. */
const leaveField = (): void => document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });

/** Whether another key is to follow. */
const isPrefix = (key: string): boolean =>
  keyActions.some((action) => keyOf(action).keys.some((declared) => declared.startsWith(`${key} `)));
