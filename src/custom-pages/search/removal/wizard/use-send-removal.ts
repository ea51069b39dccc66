import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { listRemovalRequests, saveRemovalRequests } from '#contract/calls/removals.ts';
import { callApi } from '#src/providers/call-api.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { useSubmission } from '#src/providers/use-submission.ts';
import { type Draft, toRemovalItems, withComplaints } from './draft.ts';

/** What became of a sending: done, refused with what to mend, or not known, and then safe to send again. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly drafts: Draft[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Sends the request, one sending at a time. What is sent again unchanged bears the same mark, and is done once only. */
export const useSendRemoval = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const submissionOf = useSubmission();

  const send = async (drafts: readonly Draft[]): Promise<Outcome> => {
    const locdata = toRemovalItems(drafts);
    setSending(true);
    try {
      await callApi(saveRemovalRequests, { body: { locdata, submission: submissionOf(locdata) } });
      return { kind: 'sent' };
    } catch (error) {
      const names = locdata.flatMap((_, index) => [`locdata.${index}.isn`, `locdata.${index}.selectedLocation`]);
      const { fields, message } = toFieldErrors(error, { fields: names, translate });
      if (Object.keys(fields).length > 0) return { kind: 'refused', drafts: withComplaints(drafts, fields) };
      return { kind: 'failed', message: message ?? translate('forms.failed') };
    } finally {
      setSending(false);
      void client.invalidateQueries({ queryKey: [listRemovalRequests.id] });
    }
  };
  return { isSending, send };
};
