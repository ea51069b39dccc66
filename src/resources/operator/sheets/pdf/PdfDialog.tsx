import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { readSheetPdf, replaceSheetPdf, type SheetFact } from '#contract/calls/operator/sheet-pdf.ts';
import { maxUploadBytes } from '#contract/limits.ts';
import { tellTakenOut } from '#contract/requests/taken-out.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { CallError } from '#src/providers/call-error.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { upload } from '#src/providers/upload.ts';
import { FileDrop } from '#src/ui/forms/FileDrop.tsx';
import { faultOfPdf } from '#src/ui/forms/fault-of-pdf.ts';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SendDialog } from '#src/ui/SendDialog.tsx';
import type { ListedSheet } from '../sheet.ts';
import { ApartNotice, AskApart } from './Apart.tsx';
import { Differences } from './Differences.tsx';
import { usePdfMessages } from './messages.ts';

type Read = z.output<typeof readSheetPdf.answer>;

interface Props {
  readonly sheet: Pick<ListedSheet, 'id' | 'product_name'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Takes a PDF for a sheet, shows what it says otherwise than is recorded, and makes it the sheet's with what is chosen of that. */
export default function PdfDialog({ sheet, onClose, onDone }: Props) {
  const messages = usePdfMessages();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const isLeaving = useRef(false);
  const { file, read, isReading, error, setError, choose } = useReadPdf(sheet.id);
  const [taken, setTaken] = useState<ReadonlySet<SheetFact>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isChanged = failure instanceof CallError && (failure.status === conflict || failure.code === apartMeanwhile);
  const take = (fact: SheetFact, isTaken: boolean) =>
    setTaken((before) => new Set(isTaken ? [...before, fact] : [...before].filter((one) => one !== fact)));
  const chooseFile = (chosen: File) => {
    setFailure(undefined);
    setTaken(new Set());
    void choose(chosen);
  };
  const ask = () => {
    if (isSaving || isReading) return;
    if (!read) return setError(error ?? messages.missing);
    const isCompared = read.outcome === 'read' || read.is_same;
    if (read.apart.length > 0 || !isCompared) return setAsking(true);
    void save(read, false);
  };
  const save = async (read: Read, sure: boolean) => {
    setAsking(false);
    setSaving(true);
    setFailure(undefined);
    try {
      const body = { file: read.file, take: [...taken], version: read.version, sure };
      await callApi(replaceSheetPdf, { params: { id: sheet.id }, body });
      isLeaving.current = true;
      notify(messages.saved);
      onDone();
    } catch (thrown) {
      setFailure(thrown);
      setSaving(false);
    }
  };
  return (
    <>
      <LeaveGuard isDirty={read !== undefined} isLeaving={isLeaving} onBack={onClose}>
        {messages.leave}
      </LeaveGuard>
      <SendDialog
        title={messages.title(sheet.product_name)}
        act={messages.save}
        maxWidth="sm"
        form={{
          ref: form,
          onSubmit: (event) => {
            event.preventDefault();
            // The form behind the dialog is another one, and is not sent.
            event.stopPropagation();
            ask();
          },
        }}
        isSending={isSaving}
        {...(isReading && { waitsFor: messages.reading })}
        failure={isChanged ? undefined : failure}
        fields={[]}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 4 }}>
          {read && read.apart.length > 0 && !isReading && <ApartNotice {...read} />}
          <Typography variant="body2">{messages.lead}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {messages.whoSees}
          </Typography>
          <FileDrop
            title={messages.drop}
            hint={messages.hint(maxUploadBytes / 1_000_000)}
            browse={file ? messages.another : messages.browse}
            onFiles={([first]) => first && chooseFile(first)}
            disabled={isReading || isSaving}
            error={error}
          />
          <Typography role="status">{isReading && messages.reading}</Typography>
          {isChanged && file && (
            <Notice
              severity="warning"
              role="alert"
              action={
                <Button size="small" onClick={() => chooseFile(file)}>
                  {messages.again}
                </Button>
              }
            >
              {messages.changed}
            </Notice>
          )}
          {read && file && !isReading && <Outcome name={file.name} read={read} />}
          {read?.outcome === 'read' && !isReading && <Differences {...read} taken={taken} onTake={take} />}
        </Box>
      </SendDialog>
      {isAsking && read && (
        <AskApart
          {...read}
          name={sheet.product_name}
          onConfirm={() => void save(read, true)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The sheet was changed by somebody else since its PDF was compared with it. */
const conflict = 409;

/** It reads as another's by what was recorded, or recognised, since. */
const apartMeanwhile = 'sheet.file_apart';

/** A PDF that is chosen is checked and read at once. */
const useReadPdf = (id: number) => {
  const translate = useTranslate();
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<Read>();
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const choose = async (chosen: File) => {
    setReading(true);
    setError(undefined);
    try {
      const fault = await faultOfPdf(chosen, translate);
      if (fault) return setError(fault);
      setFile(chosen);
      setRead(undefined);
      setRead(await upload(readSheetPdf, { params: { id }, fields: {}, files: [chosen] }));
    } catch (thrown) {
      const { fields, message } = toFieldErrors(thrown, { fields: ['file'], translate });
      setError(fields.file ?? message);
    } finally {
      setReading(false);
    }
  };
  return { file, read, isReading, error, setError, choose };
};

/** What became of the file, and what there is to know of it. */
const Outcome = ({ name, read: { outcome, is_same, taken_out } }: { name: string; read: Read }) => {
  const messages = usePdfMessages();
  const language = useLanguage();
  return (
    <>
      <Notice severity={outcome === 'read' ? 'done' : 'warning'} isNews>
        {outcome === 'read' ? messages.chosen(name) : `${messages.chosenUnread(name)} ${messages.unread[outcome]}`}
        {is_same && ` ${messages.same}`}
      </Notice>
      {taken_out.length > 0 && (
        <Notice severity="info" role="note">
          {tellTakenOut(taken_out, language)}
        </Notice>
      )}
    </>
  );
};
