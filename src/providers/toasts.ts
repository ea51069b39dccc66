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
let shown = 0;

/** Shows a toast in place of the one there may be: they do not queue. Specification 1 §9. */
export const showToast = (text: string, tone: ToastTone = 'done'): void => {
  shown += 1;
  change({ id: shown, text, tone });
};

/** Shows what went wrong. */
export const showFailure = (text: string): void => showToast(text, 'failed');

export const closeToast = (): void => change(undefined);

/** The toast to show, if any. */
export const useToast = (): Toast | undefined => useSyncExternalStore(subscribe, () => current);

const change = (toast: Toast | undefined) => {
  current = toast;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
