import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { endSheet, takeSheetBack } from '#contract/calls/operator/sheet-ends.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { formatDateInText } from '#src/resources/operator/date-in-text.ts';
import { dayOfInstant } from '#src/resources/requests/format-instant.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { required } from '#src/ui/forms/rules.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SendDialog } from '#src/ui/SendDialog.tsx';
import { sheetText } from '../messages.ts';
import type { EditedSheet } from '../sheet.ts';
import { useSheetsChanged } from '../use-sheets-changed.ts';
import { Part } from './Part.tsx';
import { useSavedFirst } from './use-saved-first.ts';

/** Says why the sheet was ended, where it was, and takes that back. */
export const EndNotice = () => {
  const text = useText();
  const countText = useCountText();
  const notify = useNotify();
  const changed = useSheetsChanged();
  const savedFirst = useSavedFirst();
  const sheet = useRecordContext<EditedSheet>();
  const { isSending, send } = useSend();
  const [isAsking, setAsking] = useState(false);
  if (!sheet?.ended) return null;
  const { reason, by, at, organisations } = sheet.ended;
  const takeBack = () =>
    void send(async () => {
      await callApi(takeSheetBack, { params: { id: sheet.id }, body: { version: sheet.version } });
      notify(text(sheetText('takenBack')));
      changed();
    }).finally(() => setAsking(false));
  return (
    <Notice
      severity="warning"
      role="note"
      action={
        <Button size="small" onClick={() => savedFirst(() => setAsking(true))}>
          {text(sheetText('takeBack'))}
        </Button>
      }
    >
      <strong>
        {text(sheetText(by ? 'endedBy' : 'ended'), { day: formatDateInText(dayOfInstant(at)), name: by })}
      </strong>
      <Box sx={{ whiteSpace: 'pre-line' }}>{reason}</Box>
      {isAsking && (
        <ConfirmDialog
          title={text(sheetText('takeBackTitle'), { name: sheet.product_name })}
          act={text(sheetText('takeBack'))}
          isActing={isSending}
          onConfirm={takeBack}
          onCancel={() => setAsking(false)}
        >
          {countText(sheetText('takeBackDetail'), organisations)}
        </ConfirmDialog>
      )}
    </Notice>
  );
};

/** Ends the sheet, in every collection. */
export const Ending = () => {
  const text = useText();
  const sheet = useRecordContext<EditedSheet>();
  const savedFirst = useSavedFirst();
  const [isAsking, setAsking] = useState(false);
  if (!sheet || sheet.ended) return null;
  return (
    <Part title={text(sheetText('end'))}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text(sheetText('endHint'))}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        color="error"
        sx={{ mt: 2 }}
        onClick={() => savedFirst(() => setAsking(true))}
      >
        {text(sheetText('end'))}
      </Button>
      {isAsking && <EndDialog sheet={sheet} onClose={() => setAsking(false)} />}
    </Part>
  );
};

const EndDialog = ({ sheet, onClose }: { sheet: EditedSheet; onClose: () => void }) => {
  const text = useText();
  const countText = useCountText();
  const notify = useNotify();
  const changed = useSheetsChanged();
  const isLeaving = useRef(false);
  const [failure, setFailure] = useState<unknown>();
  const { form, field, isSending, isDirty } = useForm({
    initial: { reason: '' },
    keptAs: 'end-sheet',
    rules: { reason: [required] },
    onFailure: setFailure,
    send: async ({ reason }) => {
      await callApi(endSheet, { params: { id: sheet.id }, body: { reason, version: sheet.version } });
      isLeaving.current = true;
      notify(text(sheetText('endedNow')));
      onClose();
      changed();
    },
  });
  return (
    <>
      <LeaveGuard isDirty={isDirty} isLeaving={isLeaving} onBack={onClose} />
      <SendDialog
        title={text(sheetText('endTitle'), { name: sheet.product_name })}
        act={text(sheetText('end'))}
        isDangerous
        form={{
          ref: form.ref,
          onSubmit: (event) => {
            // The form behind the dialog is another one, and is not sent.
            event.stopPropagation();
            void form.onSubmit(event);
          },
        }}
        isSending={isSending}
        failure={failure}
        fields={['reason']}
        onCancel={onClose}
      >
        <Typography sx={{ mb: 4 }}>{countText(sheetText('endDetail'), sheet.held_by.length)}</Typography>
        <LabelledInput
          {...field('reason')}
          label={text(sheetText('endReason'))}
          hint={text(sheetText('endReasonHint'))}
          multiline
          minRows={2}
          required
        />
      </SendDialog>
    </>
  );
};
