import type { ImportRowRecord } from '#contract/imports/define-imports.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useOneMessages } from './messages.ts';

type Read = Pick<ImportRowRecord, 'outcome' | 'to_look_at' | 'reasons'>;

/** What becomes of a row, in a word, and why. */
export const Becomes = ({ row: { outcome, to_look_at, reasons } }: { readonly row: Read }) => {
  const messages = useOneMessages();
  const language = useLanguage();
  const why = reasons.map((reason) => reason[language]).join('; ');
  return (
    <>
      <strong className={outcome === 'rejected' ? 'import-refused' : undefined}>{messages.outcome[outcome]}</strong>
      {to_look_at && <span className="import-look"> · {messages.lookAt}</span>}
      {why && <span className="import-note">{why}</span>}
    </>
  );
};
