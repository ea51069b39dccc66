import { useRef } from 'react';

/**
 * The mark under which something is sent: the same as long as it is sent unchanged, so that after an answer was lost it is
 * done once only; another as soon as anything in it changes.
 */
export const useSubmission = (): ((content: unknown) => string) => {
  const last = useRef({ content: '', mark: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, mark: crypto.randomUUID() };
    return last.current.mark;
  };
};
