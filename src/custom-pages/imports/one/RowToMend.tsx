import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import type { ImportPreview, ImportRecord, ImportRowRecord } from '#contract/imports/define-imports.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { useImportPart } from '../parts.ts';
import { Becomes } from './Becomes.tsx';
import { MendRow } from './MendRow.tsx';
import { keyOfRow, type Mending, mendedValues, type RowDraft } from './mending.ts';
import { useOneMessages } from './messages.ts';

interface Props {
  readonly one: ImportRecord;
  readonly row: ImportRowRecord;
  readonly targets: ImportPreview['targets'];
  /** Undefined once nothing can be corrected any more. */
  readonly mending: Mending | undefined;
  readonly onChanged: () => Promise<void>;
}

/** A row or a file: what becomes of it, and before it is carried out the way to correct it or to leave it out. */
export const RowToMend = ({ one: { id, kind, state }, row, targets, mending, onChanged }: Props) => {
  const messages = useOneMessages();
  const notify = useNotify();
  const { mendRow } = useImportPart();
  const opener = useRef<HTMLButtonElement>(null);
  const { isSending, send } = useSend();
  const { line, file, product_name, outcome, to_look_at, fields } = row;
  const place = file || messages.line(line);
  const key = keyOfRow(row);
  const draft = mending?.drafts[key];
  const isOpen = fields !== null && draft !== undefined;
  const write = (values: RowDraft['values']) => mending?.setDrafts((all) => ({ ...all, [key]: { place, values } }));
  const close = () => {
    mending?.setDrafts(({ [key]: _, ...others }) => others);
    // The form goes with its focus.
    if (draft) setTimeout(() => opener.current?.focus());
  };
  const save = async (values: RowDraft['values'], isLeftOut: boolean) => {
    await callApi(mendRow, { params: { id, line }, body: { values, is_left_out: isLeftOut } });
    close();
    notify(messages.mendSaved);
    await onChanged();
  };
  const leaveOut = (isLeftOut: boolean) => void send(() => save(mendedValues(fields ?? [], draft?.values), isLeftOut));
  return (
    <>
      <tr>
        <td className={file ? 'import-file' : 'import-place'}>{place}</td>
        <th scope="row">{product_name || <em>{messages.noProduct}</em>}</th>
        <td>
          <Becomes row={row} isTakenBack={state === 'taken-back'} />
          {fields && mending && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
              {outcome !== 'omitted' && fields.length > 0 && (
                <Button
                  ref={opener}
                  size="small"
                  variant={outcome === 'rejected' || to_look_at ? 'outlined' : 'text'}
                  aria-expanded={isOpen}
                  aria-label={messages.mendOf(place)}
                  onClick={() => (isOpen ? close() : write({}))}
                >
                  {messages.mend}
                </Button>
              )}
              <SendingButton
                size="small"
                isSending={isSending}
                aria-label={(outcome === 'omitted' ? messages.bringBackOf : messages.leaveOutOf)(place)}
                onClick={() => leaveOut(outcome !== 'omitted')}
              >
                {outcome === 'omitted' ? messages.bringBack : messages.leaveOut}
              </SendingButton>
            </Box>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={3}>
            <MendRow
              name={place}
              kind={kind}
              fields={fields}
              targets={targets}
              typed={draft.values}
              onType={write}
              onSave={(typed) => save(mendedValues(fields, typed), false)}
              onCancel={close}
            />
          </td>
        </tr>
      )}
    </>
  );
};
