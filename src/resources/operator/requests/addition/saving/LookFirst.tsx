import { useRef, useState } from 'react';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { useCountRequestMessages, useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { unsureFields } from '../reading/hints.ts';
import type { SheetField } from '../values.ts';

/** Asks before values are taken that the reader is not sure of and that nobody has looked at since the request was opened. */
export const useLookFirst = (reading: SheetReading) => {
  const looked = useRef<ReadonlySet<SheetField>>(new Set());
  const [asked, setAsked] = useState<readonly SheetField[]>([]);
  return {
    /** The fields that are asked about; none while nothing is asked. */
    asked,
    noteLook: (field: SheetField) => {
      looked.current = new Set([...looked.current, field]);
    },
    /** Does it where there is nothing to look at, and asks otherwise. */
    before: (act: () => void) => {
      const fields = unsureFields(reading).filter((field) => !looked.current.has(field));
      if (fields.length === 0) act();
      else setAsked(fields);
    },
    close: () => setAsked([]),
  };
};

interface Props {
  readonly fields: readonly SheetField[];
  readonly onLook: (field: SheetField) => void;
  readonly onAdd: () => void;
}

/** Which values are not certain, and the two ways on. */
export const LookFirst = ({ fields, onLook, onAdd }: Props) => {
  const word = useRequestMessages();
  const countWord = useCountRequestMessages();
  const [first] = fields;
  if (!first) return null;
  return (
    <ConfirmDialog
      title={countWord('lookFirst', fields.length)}
      act={word('addToCollection')}
      back={word('lookAtThem')}
      onConfirm={onAdd}
      onCancel={() => onLook(first)}
    >
      {word('lookFirstDetail', { fields: fields.map((field) => word(field)).join(', ') })}
    </ConfirmDialog>
  );
};
