import { Box, Button } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type ImportColumn, importColumns } from '#contract/imports/columns.ts';
import type { ImportPreview, ImportRowRecord } from '#contract/imports/define-imports.ts';
import { maxMendedCell } from '#contract/imports/limits.ts';
import type { ImportKind } from '#contract/imports/states.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { useFirstErrorFocus } from '#src/ui/forms/use-first-error-focus.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import type { RowDraft } from './mending.ts';
import { useOneMessages } from './messages.ts';

interface Props {
  readonly name: string;
  readonly kind: ImportKind;
  readonly fields: NonNullable<ImportRowRecord['fields']>;
  /** How the organisation calls the columns. */
  readonly targets: ImportPreview['targets'];
  readonly typed: RowDraft['values'];
  readonly onType: (values: RowDraft['values']) => void;
  readonly onSave: (values: RowDraft['values']) => Promise<void>;
  readonly onCancel: () => void;
}

/** What a row or a file says, to be corrected in place. */
export const MendRow = ({ name, kind, fields, targets, typed, onType, onSave, onCancel }: Props) => {
  const messages = useOneMessages();
  const language = useLanguage();
  const translate = useTranslate();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  useFirstErrorFocus(() => form.current, { when: Object.keys(faults).length > 0, each: faults });
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const { isSending, send } = useSend((error) => {
    const names = fields.map(({ column }) => `values.${column}`);
    const { fields: found, message } = toFieldErrors(error, { fields: names, translate });
    setFaults(found);
    if (message) notify(message, { type: 'error' });
  });
  const labelOf = (column: ImportColumn) =>
    (targets.find((target) => target.column === column) ?? importColumns[column])[language];
  const save = (event: FormEvent) => {
    event.preventDefault();
    setFaults({});
    void send(() => onSave(typed));
  };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={messages.mendOf(name)}
      onSubmit={save}
      onKeyDown={({ key }) => key === 'Escape' && Object.keys(typed).length === 0 && onCancel()}
      sx={{ display: 'grid', gap: 3, py: 2 }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
        }}
      >
        {fields.map(({ column, read, value }) => (
          <LabelledInput
            key={column}
            label={labelOf(column)}
            value={typed[column] ?? value}
            // A line break parts values, and an input of one line would lose it.
            multiline={/[\r\n]/.test(read)}
            inputProps={{ maxLength: Math.max(maxMendedCell, read.length) }}
            error={faults[`values.${column}`]}
            {...((typed[column] ?? value) !== read && read !== '' && { hint: messages.asRead(read, kind) })}
            onChange={(now) => {
              setFaults({});
              const { [column]: _, ...others } = typed;
              onType(now === value ? others : { ...typed, [column]: now });
            }}
            autoComplete="off"
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SendingButton type="submit" variant="contained" isSending={isSending}>
          {messages.saveMend}
        </SendingButton>
        <Button disabled={isSending} onClick={onCancel}>
          {messages.cancelMend}
        </Button>
      </Box>
    </Box>
  );
};
