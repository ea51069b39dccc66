import type { ImportRowRecord } from '#contract/imports/define-imports.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useOneMessages } from './messages.ts';

type Read = Pick<ImportRowRecord, 'outcome' | 'to_look_at' | 'reasons'>;

interface Props {
  readonly row: Read;
  /** What was carried out was undone again. */
  readonly isTakenBack?: boolean;
}

/** What becomes of a row, in a word, and why. */
export const Becomes = ({ row: { outcome, to_look_at, reasons }, isTakenBack = false }: Props) => {
  const messages = useOneMessages();
  const language = useLanguage();
  const why = reasons.map((reason) => reason[language]).join('; ');
  const isUndone = isTakenBack && (outcome === 'new' || outcome === 'updated');
  return (
    <>
      <strong className={outcome === 'rejected' ? 'import-refused' : undefined}>
        {isUndone ? messages.takenBackRow : messages.outcome[outcome]}
      </strong>
      {to_look_at && <span className="import-look"> · {messages.lookAt}</span>}
      {why && <span className="import-note">{why}</span>}
    </>
  );
};
