import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormDraft } from '#src/providers/form-drafts.ts';

/** In a form of react-hook-form: what was changed when the session ended is changed again for who is back. */
export const FormDraft = ({ name }: { name: string }) => {
  const { formState, getValues, setValue } = useFormContext();
  const { dirtyFields } = formState;
  const before = useFormDraft(name, () => {
    const changed = Object.keys(dirtyFields).map((field) => [field, getValues(field)] as const);
    return changed.length > 0 ? changed : undefined;
  });
  // The form sets its record's values after it is mounted, which is after the first effects of its children.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  useEffect(() => {
    if (!isFilled) return;
    for (const [field, value] of before ?? []) setValue(field, value, { shouldDirty: true });
  }, [isFilled, before, setValue]);
  return null;
};
