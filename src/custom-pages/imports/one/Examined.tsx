import { Box, Skeleton } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ImportPreview, ImportRecord } from '#contract/imports/define-imports.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { useCall } from '#src/providers/use-call.ts';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { useFirstErrorFocus } from '#src/ui/forms/use-first-error-focus.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useImportPart } from '../parts.ts';
import { ColumnChoices } from './ColumnChoices.tsx';
import { EveryRow } from './EveryRow.tsx';
import { FirstRows } from './FirstRows.tsx';
import { MoreChoices } from './MoreChoices.tsx';
import { useOneMessages } from './messages.ts';
import { StartBar } from './StartBar.tsx';

interface Props {
  readonly one: ImportRecord;
  readonly onChanged: () => Promise<void>;
}

/** What was found out of an import before anything of it is in the collection: how it is read, what comes of it, and the way on. */
export const Examined = ({ one, onChanged }: Props) => {
  const messages = useOneMessages();
  const { preview } = useImportPart();
  const { data, error, refetch } = useCall(preview, { params: { id: one.id } }, { staleTime: 0 });
  if (error && !data)
    return <LoadFailed level={2} title={messages.failed} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Box role="status" aria-busy aria-label={messages.loading}>
        <Skeleton variant="rounded" height={320} />
      </Box>
    );
  return <Choices one={one} preview={data} onChanged={onChanged} />;
};

const Choices = ({ one, preview, onChanged }: Props & { readonly preview: ImportPreview }) => {
  const messages = useOneMessages();
  const notify = useNotify();
  const translate = useTranslate();
  const { change } = useImportPart();
  const { id, state, kind, version } = one;
  const isUnclear = state === 'unclear';
  const [changed, setChanged] = useDraftState<Partial<ImportRecord['choices']>>('choices', {});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  const choices = { ...one.choices, ...changed };
  const isChanged = Object.keys(changed).length > 0;
  useFirstErrorFocus(() => form.current, { when: Object.keys(faults).length > 0, each: faults });
  const { isSending, send } = useSend((error) => {
    const names = [...preview.columns.map((_, index) => `columns.${index}`), 'columns', 'header_line'];
    const { fields, message } = toFieldErrors(error, { fields: names, translate });
    setFaults(fields);
    if (message) notify(message, { type: 'error' });
    // Somebody else may have gone on with it meanwhile.
    void onChanged();
  });
  const check = () =>
    send(async () => {
      setFaults({});
      await callApi(change, { params: { id }, body: { ...choices, version } });
      await onChanged();
    });
  const choose = (more: Partial<ImportRecord['choices']>) => {
    setFaults({});
    setChanged((before) => ({ ...before, ...more }));
  };
  return (
    <>
      <Box ref={form} sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!isUnclear && <Warnings one={one} />}
        {kind === 'list' && (
          <ColumnChoices
            preview={preview}
            choices={choices}
            faults={faults}
            isOpenAtFirst={isUnclear}
            isDisabled={isSending}
            onChoose={choose}
          />
        )}
        <MoreChoices one={one} choices={choices} isDisabled={isSending} onChoose={choose} />
        {!isUnclear && (
          <>
            <FirstRows rows={preview.rows} kind={kind} />
            <EveryRow one={one} />
          </>
        )}
      </Box>
      <StartBar
        one={one}
        isChanged={isChanged}
        isChecking={isSending}
        onCheck={() => void check()}
        onUndo={() => {
          setFaults({});
          setChanged({});
        }}
        onChanged={onChanged}
      />
      <LeaveGuard isDirty={isChanged && !isSending} isLeaving={isLeaving}>
        {messages.leaveChanged}
      </LeaveGuard>
    </>
  );
};

const Warnings = ({ one }: { readonly one: ImportRecord }) => {
  const messages = useOneMessages();
  const { unclaimed_files, without_manufacturer, kind } = one;
  return (
    <>
      {without_manufacturer > 0 && (
        <Notice severity="warning">{messages.noManufacturer(without_manufacturer, kind)}</Notice>
      )}
      {unclaimed_files > 0 && <Notice severity="warning">{messages.unclaimed(unclaimed_files)}</Notice>}
    </>
  );
};
