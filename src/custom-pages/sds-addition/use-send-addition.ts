import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { addSheets } from '#contract/calls/sds-addition.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CallError, unreachable } from '#src/providers/call-error.ts';
import { getKeptStatus } from '#src/providers/kept-sheets/kept-status.ts';
import { isServerAway, isUnreachable } from '#src/providers/kept-sheets/server-away.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { type UploadProgress, upload } from '#src/providers/upload.ts';
import { useSubmission } from '#src/providers/use-submission.ts';
import { canWait, keepWaiting } from '#src/providers/waiting-additions/send-waiting.ts';
import type { MadeRequest } from '#src/providers/waiting-additions/waiting-status.ts';
import { type Addition, faultNames, toFields, withFaults } from './draft.ts';

/** What became of a sending: done, kept until the server can be reached, refused with what to mend, stopped, or not known, and then safe to send again. */
export type Outcome =
  | { readonly kind: 'sent'; readonly requests: readonly MadeRequest[] }
  | { readonly kind: 'waiting'; readonly since: number }
  | { readonly kind: 'refused'; readonly addition: Addition; readonly message: string | undefined }
  | { readonly kind: 'failed'; readonly message: string };

/** Sends the files, one submission at a time. An unchanged repetition has the same key, and happens only once. */
export const useSendAddition = () => {
  const text = useText();
  const notify = useNotify();
  const translate = useTranslate();
  const submissionOf = useSubmission('submission');
  const sending = useRef<AbortController>(undefined);
  /** Undefined while nothing is being sent. */
  const [progress, setProgress] = useState<UploadProgress>();
  /** Whether some of it is known not to have left: only then was nothing sent. */
  const isPartHere = useRef(false);

  const explain = async (error: unknown, addition: Addition): Promise<Outcome> => {
    if (sending.current?.signal.aborted) {
      return { kind: 'failed', message: text(isPartHere.current ? 'addition.cancelled' : 'addition.cancelledLate') };
    }
    if (error instanceof CallError && error.status === 401) {
      notify(text('addition.sessionEnded'), { type: 'error' });
      return { kind: 'failed', message: text('addition.sessionEnded') };
    }
    const lost = error instanceof CallError && error.status === unreachable ? await findLost(addition) : [];
    if (lost.length > 0) {
      const fieldFaults = Object.fromEntries(lost.map((index) => [`files.${index}`, text('addition.gone')]));
      return { kind: 'refused', addition: withFaults(addition, fieldFaults), message: undefined };
    }
    const { fields, message } = toFieldErrors(error, { fields: faultNames(addition.drafts), translate });
    if (Object.keys(fields).length > 0) {
      return { kind: 'refused', addition: withFaults(addition, fields), message };
    }
    return { kind: 'failed', message: `${message ?? translate('forms.failed')} ${text('addition.failed')}` };
  };

  const send = async (addition: Addition, asked: Parameters<typeof toFields>[1]): Promise<Outcome> => {
    const files = filesOf(addition);
    const fields = toFields(addition, asked);
    const sent = [fields, files.map(({ name, size, lastModified }) => [name, size, lastModified])];
    const submission = submissionOf(sent);
    const keep = async (): Promise<Outcome | undefined> => {
      try {
        const readable = await readAgain(addition);
        const kept = { submission, content: JSON.stringify(sent), fields, files: filesOf(readable), typed: readable };
        const since = canWait() ? await keepWaiting(kept) : undefined;
        return since === undefined ? undefined : { kind: 'waiting', since };
      } catch (error) {
        // A file that is no longer there is told like any other failure.
        if ((error as Error).name !== 'QuotaExceededError') return undefined;
        return { kind: 'failed', message: text('addition.noRoom') };
      }
    };
    sending.current = new AbortController();
    isPartHere.current = false;
    setProgress({ sent: 0, total: files.reduce((sum, { size }) => sum + size, 0) });
    try {
      if (getKeptStatus().isAway) throw new CallError(unreachable, undefined);
      const { data } = await upload(addSheets, {
        fields: { ...fields, submission },
        files,
        signal: sending.current.signal,
        onProgress: (reached) => {
          isPartHere.current = reached.sent < reached.total;
          setProgress(reached);
        },
      });
      return { kind: 'sent', requests: data };
    } catch (error) {
      const isAway = isUnreachable(error) && (await isServerAway());
      return (isAway && (await keep())) || (await explain(error, addition));
    } finally {
      setProgress(undefined);
    }
  };

  return { progress, send, cancel: () => sending.current?.abort() };
};

const filesOf = ({ drafts }: Addition): File[] => drafts.map(({ file }) => file);

/** With the content of its files read: what waits does not depend on files that may be moved meanwhile. */
const readAgain = async (addition: Addition): Promise<Addition> => ({
  ...addition,
  drafts: await Promise.all(
    addition.drafts.map(async (draft) => {
      const { name, type, lastModified } = draft.file;
      return { ...draft, file: new File([await draft.file.arrayBuffer()], name, { type, lastModified }) };
    }),
  ),
});

/** Files that were moved or changed on the disk after they were chosen: browsers read them no more. */
const findLost = async ({ drafts }: Addition): Promise<number[]> => {
  const areThere = await Promise.all(
    drafts.map(({ file }) =>
      file
        .slice(0, 1)
        .arrayBuffer()
        .then(
          () => true,
          () => false,
        ),
    ),
  );
  return areThere.flatMap((isThere, index) => (isThere ? [] : [index]));
};
