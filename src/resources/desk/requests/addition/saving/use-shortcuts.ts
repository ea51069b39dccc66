import { useEffect, useRef } from 'react';

interface Shortcuts {
  /** Ctrl or Cmd and Enter. */
  readonly onConfirm: () => void;
  /** Ctrl or Cmd and S. */
  readonly onSave: () => void;
}

/** Keys that work wherever the focus is on the screen, but in a dialog over it. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      if (event.key === 'Enter') current.current.onConfirm();
      else if (event.key.toLowerCase() === 's') current.current.onSave();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, []);
};
