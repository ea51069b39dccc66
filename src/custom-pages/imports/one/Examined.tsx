import { Box, Skeleton } from '@mui/material';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ImportPreview, ImportRecord } from '#contract/imports/define-imports.ts';
import { archiveEnding } from '#contract/imports/limits.ts';
import { callApi } from '#src/providers/call-api.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useFirstErrorFocus } from '#src/ui/forms/use-first-error-focus.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { useImportPart } from '../parts.ts';
import { ColumnChoices } from './ColumnChoices.tsx';
import { EveryRow } from './EveryRow.tsx';
import { FirstRows } from './FirstRows.tsx';
import { MoreChoices } from './MoreChoices.tsx';
import type { Mending } from './mending.ts';
import { useOneMessages } from './messages.ts';
import { StartBar } from './StartBar.tsx';
import { Totals } from './Totals.tsx';

/** What was chosen otherwise than it was checked. */
export type ChangedChoices = Partial<ImportRecord['choices']>;

interface Props {
  readonly one: ImportRecord;
  readonly changed: ChangedChoices;
  readonly setChanged: Dispatch<SetStateAction<ChangedChoices>>;
  readonly mending: Mending;
  readonly onChanged: () => Promise<void>;
}

/** What was found out of an import before anything of it is in the collection: how it is read, what comes of it, and the way on. */
export const Examined = (props: Props) => {
  const { one } = props;
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
  return <Choices {...props} preview={data} />;
};

const Choices = ({
  one,
  changed,
  setChanged,
  mending,
  preview,
  onChanged,
}: Props & { readonly preview: ImportPreview }) => {
  const messages = useOneMessages();
  const notify = useNotify();
  const translate = useTranslate();
  const { change } = useImportPart();
  const { id, state, kind, version } = one;
  const isUnclear = state === 'unclear';
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLDivElement>(null);
  const choices = { ...one.choices, ...changed };
  const isForLocations = !one.choices.create_locations && preview.rows.some(isRefusedWithLocation);
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
  const check = (asked = choices) =>
    send(async () => {
      setFaults({});
      await callApi(change, { params: { id }, body: { ...asked, version } });
      await onChanged();
      setChanged({});
    });
  const choose = (more: ChangedChoices) => {
    setFaults({});
    setChanged((before) => ({ ...before, ...more }));
  };
  return (
    <>
      <Box ref={form} sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {preview.other_sheets.map((name) => (
          <Notice key={name} severity="warning">
            {messages.sheetNotRead(name)}
          </Notice>
        ))}
        {!isUnclear && (
          <>
            <Totals one={one} />
            {isForLocations && (
              <Notice
                severity="warning"
                // On a phone the button stands below the words, which have the line to themselves.
                sx={{
                  flexWrap: { xs: 'wrap', sm: 'nowrap' },
                  '& > .notice-message': { flexBasis: { xs: 'calc(100% - 50px)', sm: 0 } },
                }}
                action={
                  <SendingButton
                    color="inherit"
                    isSending={isSending}
                    onClick={() => {
                      choose({ create_locations: true });
                      void check({ ...choices, create_locations: true });
                    }}
                  >
                    {messages.makeLocations}
                  </SendingButton>
                }
              >
                {messages.refusedForLocations(one.counts.rejected, kind)}
              </Notice>
            )}
            <Warnings one={one} />
          </>
        )}
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
        <MoreChoices one={one} preview={preview} choices={choices} isDisabled={isSending} onChoose={choose} />
        {!isUnclear && (
          <>
            <FirstRows rows={preview.rows} kind={kind} />
            <EveryRow one={one} targets={preview.targets} mending={mending} onChanged={onChanged} />
          </>
        )}
      </Box>
      <StartBar
        one={one}
        isForLocations={isForLocations}
        isChanged={isChanged}
        mending={mending}
        isChecking={isSending}
        onCheck={() => void check()}
        onUndo={() => {
          setFaults({});
          setChanged({});
        }}
        onChanged={onChanged}
      />
    </>
  );
};

/** What is wrong with a row itself is said before its locations are looked for: of a row that names some it is them. */
const isRefusedWithLocation = ({ outcome, sheet }: ImportPreview['rows'][number]) =>
  outcome === 'rejected' && sheet.locations.length > 0;

const Warnings = ({ one }: { readonly one: ImportRecord }) => {
  const messages = useOneMessages();
  const { left_out, unclaimed_files, without_manufacturer, kind, name, files, counts } = one;
  const named = left_out.files.slice(0, 10);
  // What an archive holds beside its list is not known here.
  const isListAlone = kind === 'list' && files === 1 && !name.toLowerCase().endsWith(archiveEnding);
  return (
    <>
      {without_manufacturer > 0 && (
        <Notice severity="warning">{messages.noManufacturer(without_manufacturer, kind)}</Notice>
      )}
      {isListAlone && counts.new > 0 && <Notice severity="info">{messages.noPdfs(counts.new)}</Notice>}
      {left_out.total > 0 && (
        <Notice severity="warning">{messages.leftOut(named, left_out.total - named.length)}</Notice>
      )}
      {unclaimed_files > 0 && <Notice severity="warning">{messages.unclaimed(unclaimed_files)}</Notice>}
    </>
  );
};
