import { useState } from 'react';
import { foldedKey } from '../providers/browser-keys.ts';

/** Whether the navigation beside a page is folded; each browser remembers it. */
export const useFolded = (): [boolean, (isFolded: boolean) => void] => {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(foldedKey) !== null);
  const keep = (next: boolean) => {
    if (next) localStorage.setItem(foldedKey, '1');
    else localStorage.removeItem(foldedKey);
    setFolded(next);
  };
  return [isFolded, keep];
};
