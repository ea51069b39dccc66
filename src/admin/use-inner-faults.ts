import { useState } from 'react';
import { useFormState } from 'react-hook-form';

/** The faults, by the path within the field: `2.name_en`; the empty path is the field itself. */
export type InnerFaults = Readonly<Record<string, string>>;

const none: InnerFaults = {};

/**
 * What the server found wrong within a field that is entered as a whole: a list, a tree. The form itself forgets all of it with
 * the first change; here each fault stands until its own place is changed, or the form is sent again.
 */
export const useInnerFaults = (name: string) => {
  const { errors, isSubmitting } = useFormState();
  const found: unknown = errors[name];
  const [seen, setSeen] = useState({ found, isSubmitting });
  const [faults, setFaults] = useState(none);
  // While rendering, so that who looks for the first fault to focus finds it marked.
  if (seen.found !== found || seen.isSubmitting !== isSubmitting) {
    setSeen({ found, isSubmitting });
    if (found) setFaults(flatten(found));
    else if (isSubmitting) setFaults(none);
  }
  return {
    faults,
    /** One place was changed. */
    clear: (path: string) => setFaults(({ [path]: _, ...others }) => others),
    /** Places have other numbers now. */
    clearAll: () => setFaults(none),
  };
};

/** What a field's error itself consists of; whatever else it holds are errors within the field. */
const ownKeys = ['type', 'types', 'message', 'ref', 'root'];

const flatten = (found: unknown, path = ''): Record<string, string> => {
  if (typeof found !== 'object' || found === null) return {};
  const own = 'message' in found && typeof found.message === 'string' ? { [path]: found.message } : {};
  const inner = Object.entries(found).filter(([key]) => !ownKeys.includes(key));
  return Object.assign(own, ...inner.map(([key, one]) => flatten(one, path ? `${path}.${key}` : key)));
};
