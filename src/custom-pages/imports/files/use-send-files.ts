import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { importFilesAtOnce } from '#contract/imports/limits.ts';
import { useFormDraft } from '#src/providers/form-drafts.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { upload } from '#src/providers/upload.ts';
import { useImportPart } from '../parts.ts';
import type { FoundFile } from './found-files.ts';

/** Under this name the page of an import finds the files that it is to send. */
export const filesDraft = 'files';

/** How far the sending is; `stopped` says why, if not because it was asked to. */
type Sending =
  | { readonly stage: 'idle' }
  | { readonly stage: 'sending'; readonly sent: number; readonly total: number }
  | { readonly stage: 'stopped'; readonly rest: readonly FoundFile[]; readonly message: string | undefined };

interface Options {
  readonly id: number;
  /** Everything has come. */
  readonly onSent: () => Promise<void>;
}

/**
 * Sends the files of an import, a few at a time, so that what has come stays when the network goes. Begins with those that were
 * chosen before the page was opened, or were left when the session ended.
 */
export const useSendFiles = ({ id, onSent }: Options) => {
  const { addFiles } = useImportPart();
  const translate = useTranslate();
  const [sending, setSending] = useState<Sending>({ stage: 'idle' });
  const controller = useRef<AbortController>(undefined);
  /** Those that the server does not have yet. */
  const rest = useRef<readonly FoundFile[]>([]);
  const before = useFormDraft<readonly FoundFile[]>(filesDraft, () =>
    rest.current.length > 0 ? rest.current : undefined,
  );

  const started = (): AbortController => {
    controller.current = new AbortController();
    return controller.current;
  };
  const send = async (files: readonly FoundFile[]) => {
    const { signal } = started();
    const total = bytesOf(files);
    rest.current = files;
    setSending({ stage: 'sending', sent: 0, total });
    try {
      for (const go of goesOf(files)) {
        const sent = total - bytesOf(rest.current);
        await upload(addFiles, {
          params: { id },
          fields: { paths: go.map(({ path }) => path) },
          files: go.map(({ file }) => file),
          signal,
          onProgress: (progress) =>
            setSending({ stage: 'sending', sent: Math.min(total, sent + progress.sent), total }),
        });
        rest.current = rest.current.slice(go.length);
      }
      await onSent();
      setSending({ stage: 'idle' });
    } catch (error) {
      const message = signal.aborted ? undefined : toFieldErrors(error, { fields: [], translate }).message;
      setSending({ stage: 'stopped', rest: rest.current, message });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: those of before are sent once, as the page opens
  useEffect(() => {
    // A moment later: what is mounted twice to try it out sends once.
    const timer = before && setTimeout(() => void send(before));
    return () => {
      clearTimeout(timer);
      controller.current?.abort();
    };
  }, []);

  return { sending, send, stop: () => controller.current?.abort() };
};

const bytesOf = (files: readonly FoundFile[]): number => files.reduce((sum, { file }) => sum + file.size, 0);

/** Bytes from which on a request is full: what breaks off is sent again as a whole. */
const fullGo = 50_000_000;

/** The files as they are sent together. */
const goesOf = (files: readonly FoundFile[]): FoundFile[][] => {
  const goes: FoundFile[][] = [];
  let bytes = 0;
  for (const one of files) {
    const last = goes.at(-1);
    if (!last || last.length === importFilesAtOnce || bytes + one.file.size > fullGo) {
      goes.push([one]);
      bytes = 0;
    } else last.push(one);
    bytes += one.file.size;
  }
  return goes;
};
