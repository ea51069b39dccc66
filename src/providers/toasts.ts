import { useSyncExternalStore } from 'react';

/** A short message that goes by itself. */
export interface Toast {
  /** Tells two toasts with the same words apart. */
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}
export type ToastTone = 'done' | 'failed';

const listeners = new Set<() => void>();
let current: Toast | undefined;
let holders = 0;
let shown = 0;

/** Shows a toast in place of the one there may be: they do not queue. Specification 1 §9. */
export const showToast = (text: string, tone: ToastTone = 'done'): void => {
  shown += 1;
  change({ id: shown, text, tone });
};

/** Shows what went wrong. */
export const showFailure = (text: string): void => showToast(text, 'failed');

export const closeToast = (): void => change(undefined);

/** Keeps toasts back while something has to be read first, until what is returned is called: then the last of them stands. */
export const holdToasts = (): (() => void) => {
  holders += 1;
  tell();
  return () => {
    holders -= 1;
    tell();
  };
};

/** The toast to show, if any. */
export const useToast = (): Toast | undefined =>
  useSyncExternalStore(subscribe, () => (holders === 0 ? current : undefined));

/** Whether no toast stands or is kept back: the turn of what is in no hurry. */
export const useIsQuiet = (): boolean => useSyncExternalStore(subscribe, () => holders === 0 && current === undefined);

const change = (toast: Toast | undefined) => {
  current = toast;
  tell();
};

const tell = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
