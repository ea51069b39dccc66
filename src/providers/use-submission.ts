import { useRef } from 'react';
import { useFormDraft } from './form-drafts.ts';

/** What was sent last, as JSON, and the mark it went under. */
export interface Submission {
  readonly content: string;
  readonly mark: string;
}

/**
 * The mark under which something is sent: the same as long as it is sent unchanged, so that after an answer was lost it is
 * done once only; another as soon as anything in it changes. `draft` names it among what is kept of the form.
 */
export const useSubmission = (draft?: string): ((content: unknown) => string) => {
  const last = useRef<Submission>(undefined);
  const before = useFormDraft<Submission>(draft, () => last.current);
  last.current ??= before;
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, mark: crypto.randomUUID() };
    return last.current.mark;
  };
};
