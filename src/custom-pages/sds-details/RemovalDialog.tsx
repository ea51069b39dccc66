import { Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { getSheetDetails, type SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { requestSheetRemoval } from '#contract/calls/removals.ts';
import { additionalInfoLength } from '#contract/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSubmission } from '#src/providers/use-submission.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { maxLength } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import type { RemovalTarget } from './removal-target.ts';

interface Props {
  readonly details: SheetDetails;
  readonly target: RemovalTarget;
  readonly onClose: () => void;
}

/** Requests the removal of the sheet from one location or from everywhere; afterwards the page is fetched again. */
export default function RemovalDialog({ details: { isn, result, subsets }, target, onClose }: Props) {
  const text = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const submissionOf = useSubmission();
  const form = useForm({
    keptAs: `removal ${target === 'everywhere' ? target : target.id}`,
    initial: { additionalInfo: '' },
    rules: { additionalInfo: [maxLength(additionalInfoLength)] },
    send: async ({ additionalInfo }) => {
      const asked = {
        isn,
        productId: result.product_identifier,
        productName: result.product_name,
        location: target === 'everywhere' ? [] : [target.id],
        additionalInfo: additionalInfo.trim(),
      };
      await callApi(requestSheetRemoval, { body: { ...asked, submission: submissionOf(asked) } }).finally(() =>
        client.invalidateQueries({ queryKey: [getSheetDetails.id] }),
      );
      notify(text('details.removal.done'));
      onClose();
    },
  });
  const consequence =
    target !== 'everywhere'
      ? text('details.removal.fromOne', { name: target.name })
      : text(subsets.length > 0 ? 'details.removal.fromAll' : 'details.removal.whole');
  return (
    <FormDialog
      title={text('details.removal.title')}
      onClose={onClose}
      onSubmit={form.form.onSubmit}
      formRef={form.form.ref}
      actions={
        <>
          <Button onClick={onClose}>{text('tools.cancel')}</Button>
          <SubmitButton isSending={form.isSending}>{text('details.removal.send')}</SubmitButton>
        </>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{result.product_name}</Typography>
      <Typography sx={{ mb: 2 }}>{result.manufacturer_name}</Typography>
      <Typography sx={{ mb: 4 }}>
        {consequence} {text('removal.delay')}
      </Typography>
      <LabelledInput
        {...form.field('additionalInfo')}
        label={text('details.removal.info')}
        multiline
        minRows={3}
        inputProps={{ maxLength: additionalInfoLength }}
      />
    </FormDialog>
  );
}
