import { useRef, useState } from 'react';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { useCountRequestMessages, useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { unsureFields } from '../reading/hints.ts';
import type { FormPart } from '../values.ts';

/**
 * Asks before values are taken that the reader is not sure of, and before a sheet becomes a new product beside one that is like it, where nobody has
 * looked at that since the request was opened.
 */
export const useLookFirst = (reading: SheetReading, isUndecided: () => boolean) => {
  const looked = useRef<ReadonlySet<FormPart>>(new Set());
  const [asked, setAsked] = useState<readonly FormPart[]>([]);
  return {
    /** The fields that are asked about; none while nothing is asked. */
    asked,
    noteLook: (field: FormPart) => {
      looked.current = new Set([...looked.current, field]);
    },
    /** Does it where there is nothing to look at, and asks otherwise. */
    before: (act: () => void) => {
      const doubtful: FormPart[] = [...(isUndecided() ? ['decision' as const] : []), ...unsureFields(reading)];
      const unseen = doubtful.filter((one) => !looked.current.has(one));
      if (unseen.length === 0) act();
      else setAsked(unseen);
    },
    close: () => setAsked([]),
  };
};

interface Props {
  readonly asked: readonly FormPart[];
  readonly onLook: (at: FormPart) => void;
  readonly onAdd: () => void;
}

/** What nobody has looked at, and the two ways on. */
export const LookFirst = ({ asked, onLook, onAdd }: Props) => {
  const word = useRequestMessages();
  const countWord = useCountRequestMessages();
  const [first] = asked;
  if (!first) return null;
  const fields = asked.filter((one) => one !== 'decision');
  return (
    <ConfirmDialog
      title={fields.length > 0 ? countWord('lookFirst', fields.length) : word('likeOne')}
      act={word('addToCollection')}
      color="primary"
      back={word(fields.length > 0 ? 'lookAtThem' : 'decideFirst')}
      onConfirm={onAdd}
      onCancel={() => onLook(first)}
    >
      {asked.includes('decision') && <p>{word('undecidedDetail')}</p>}
      {fields.length > 0 && <p>{word('lookFirstDetail', { fields: fields.map((field) => word(field)).join(', ') })}</p>}
    </ConfirmDialog>
  );
};
