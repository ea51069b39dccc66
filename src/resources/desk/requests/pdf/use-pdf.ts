import { useCallback, useEffect, useState } from 'react';
import { getOperatorRequestFile } from '#contract/calls/operator/requests.ts';
import { sendCall } from '#src/providers/call-api.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';

/** The PDF of a request: on its way, there, not there, or of a kind that we cannot draw. */
export type PdfState =
  | { readonly stage: 'opening' | 'missing' | 'undrawable' }
  | { readonly stage: 'open'; readonly pdf: OpenPdf };

const opening: PdfState = { stage: 'opening' };

/** Fetches the file that came with a request and opens it. */
export const usePdf = (id: number) => {
  const [state, setState] = useState<PdfState>(opening);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew with each attempt
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let opened: OpenPdf | undefined;
    setState(opening);
    const open = async (): Promise<PdfState> => {
      const file = await fetchFile(id, signal);
      if (!file) return { stage: 'missing' };
      opened = await openPdf(file).catch(() => undefined);
      return opened ? { stage: 'open', pdf: opened } : { stage: 'undrawable' };
    };
    open().then((next) => (signal.aborted ? opened?.close() : setState(next)));
    return () => {
      controller.abort();
      opened?.close();
    };
  }, [id, attempt]);

  return {
    state,
    retry: () => setAttempt(attempt + 1),
    /** Hands the file over to the browser's own viewer. */
    giveUp: useCallback(() => setState({ stage: 'undrawable' }), []),
  };
};

const fetchFile = async (id: number, signal: AbortSignal): Promise<ArrayBuffer | undefined> => {
  try {
    return await (await sendCall(getOperatorRequestFile, { params: { id }, signal })).arrayBuffer();
  } catch {
    return undefined;
  }
};
