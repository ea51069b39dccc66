import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { type Disagreement, disagreementsOf } from '#lib/hazards/disagreements.ts';
import { useCountRequestMessages, useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { fieldOfDisagreement, useDisagreementWords } from '../fields/Disagreements.tsx';
import { missingFields, unsureFields } from '../reading/hints.ts';
import { doesOf, type FormPart, type SheetField, type Values } from '../values.ts';

/** What is asked about before a sheet is added. */
interface Asked {
  /** Nobody has looked at them. */
  readonly unseen: readonly FormPart[];
  /** Not found in the PDF, and nobody has entered or looked for them. */
  readonly missing: readonly SheetField[];
  readonly disagreements: readonly Disagreement[];
}

const nothing: Asked = { unseen: [], missing: [], disagreements: [] };

/**
 * Asks before values are taken that the reader is not sure of, or are left out that it did not find, and before a sheet becomes a new product beside one that is like it, where nobody has
 * looked at that since the request was opened; and before hazards are kept that contradict each other, whoever entered them.
 */
export const useLookFirst = (reading: SheetReading, isUndecided: () => boolean, sheet: () => Values['sheet']) => {
  const looked = useRef<ReadonlySet<FormPart>>(new Set());
  const [asked, setAsked] = useState(nothing);
  return {
    /** Nothing while nothing is asked. */
    asked,
    noteLook: (field: FormPart) => {
      looked.current = new Set([...looked.current, field]);
    },
    /** Does it where there is nothing to look at, and asks otherwise. */
    before: (act: () => void) => {
      const entered = sheet();
      // What it cannot do without is told at its field, before anything is asked.
      if (entered.product_name.trim() === '' || entered.manufacturer.trim() === '') return act();
      const isUnseen = (one: FormPart) => !looked.current.has(one);
      const doubtful: FormPart[] = [...(isUndecided() ? ['decision' as const] : []), ...unsureFields(reading)];
      const found = {
        unseen: doubtful.filter(isUnseen),
        missing: missingFields(reading).filter((field) => isUnseen(field) && entered[field].length === 0),
        disagreements: disagreementsOf(entered),
      };
      if (Object.values(found).every((of) => of.length === 0)) act();
      else setAsked(found);
    },
    close: () => setAsked(nothing),
  };
};

interface Props {
  readonly asked: Asked;
  readonly onLook: (at: FormPart) => void;
  readonly onAdd: () => void;
}

/** What nobody has looked at, what contradicts itself, and the two ways on. */
export const LookFirst = ({ asked: { unseen, missing, disagreements }, onLook, onAdd }: Props) => {
  const word = useRequestMessages();
  const countWord = useCountRequestMessages();
  const tell = useDisagreementWords();
  const decision = useWatch<Values, 'decision'>({ name: 'decision' });
  const [disagreement] = disagreements;
  const first = unseen[0] ?? missing[0] ?? (disagreement && fieldOfDisagreement[disagreement.kind]);
  if (!first) return null;
  const fields = unseen.filter((one) => one !== 'decision');
  const isUndecided = unseen.includes('decision');
  const titles = [
    ...(isUndecided ? [word('likeOne')] : []),
    ...(fields.length > 0 ? [countWord('lookFirst', fields.length)] : []),
    ...(missing.length > 0 ? [countWord('lookMissing', missing.length)] : []),
    ...(disagreement ? [word('disagree')] : []),
  ];
  return (
    <ConfirmDialog
      title={titles.length === 1 ? titles.join('') : word('notSettled')}
      act={word(doesOf[decision.kind])}
      color="primary"
      back={word(isUndecided ? 'decideFirst' : 'lookAtThem')}
      onConfirm={onAdd}
      onCancel={() => onLook(first)}
    >
      {isUndecided && <p>{word('undecidedDetail')}</p>}
      {fields.length > 0 && <p>{word('lookFirstDetail', { fields: fields.map((field) => word(field)).join(', ') })}</p>}
      {missing.length > 0 && (
        <p>{word('lookMissingDetail', { fields: missing.map((field) => word(field)).join(', ') })}</p>
      )}
      {disagreement && <p>{disagreements.map(tell).join(' ')}</p>}
    </ConfirmDialog>
  );
};
