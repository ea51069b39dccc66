import { createContext, useContext } from 'react';
import { useLanguage } from '#src/i18n/language.ts';
import { isSingle, type KeyAction, keyOf } from './desk-keys.ts';
import { bears } from './find-control.ts';
import { keyWords } from './key-words.ts';

interface Keys {
  /** Whether letters alone do something. */
  readonly areSingleOn: boolean;
  readonly openHelp: () => void;
}

/** Before it is known what the person likes, no letter does anything. */
export const KeysContext = createContext<Keys>({ areSingleOn: false, openHelp: () => undefined });

interface KeyProps {
  readonly [bears]: KeyAction;
  readonly 'aria-keyshortcuts'?: string;
  readonly title?: string;
}

/** Has a key press the control that these are given to, which says so to all: `<Button {...useKey('refuse')}>`. */
export const useKey = (action: KeyAction): KeyProps => useKeys()(action);

/** The same for several. */
export const useKeys = () => {
  const { areSingleOn } = useContext(KeysContext);
  const language = useLanguage();
  return (action: KeyAction): KeyProps => {
    const declared = keyOf(action);
    const working = declared.keys.filter((key) => areSingleOn || !isSingle(key));
    const [first] = working;
    // Which of several it is for depends on their order.
    if (first === undefined || declared.isNumbered) return { [bears]: action };
    return {
      [bears]: action,
      'aria-keyshortcuts': working.map(toAria).join(' '),
      title: `${declared[language]} (${keyWords(first, language)})`,
    };
  };
};

const toAria = (key: string): string => {
  const named = key === '+' ? 'Plus' : key;
  return named.startsWith('Mod+') ? `Control+${named.slice(4)} Meta+${named.slice(4)}` : named;
};
