import CloudOff from '@mui/icons-material/CloudOff';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Link, Skeleton } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { urlOf } from '#contract/call-url.ts';
import { getOperatorRequestFile } from '#contract/calls/operator/requests.ts';
import { useText } from '#src/i18n/use-text.ts';
import { sendCall } from '#src/providers/call-api.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { useRequestMessages } from '../use-request-messages.ts';
import type { MarkSet } from './Marks.tsx';
import type { OpenPdf } from './open-pdf.ts';
import { openPdf } from './open-pdf.ts';
import { PaneHead } from './PaneHead.tsx';
import { PdfViewer } from './PdfViewer.tsx';
import type { Target } from './target.ts';

/** The PDF of a request: on its way, there, not there, or of a kind that we cannot draw. */
type PdfState =
  | { readonly stage: 'opening' | 'missing' | 'undrawable' }
  | { readonly stage: 'open'; readonly pdf: OpenPdf };

const opening: PdfState = { stage: 'opening' };

/** Fetches the file that came with a request and opens it. */
const usePdf = (id: number) => {
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

interface Props {
  /** Of the request that the PDF came with. */
  readonly id: number;
  readonly fileName: string;
  readonly marks: readonly MarkSet[];
  readonly target: Target | undefined;
}

/** The PDF of a request: drawn by us, or by the browser where we cannot. */
export const PdfPane = ({ id, fileName, marks, target }: Props) => {
  const word = useRequestMessages();
  const { state, retry, giveUp } = usePdf(id);
  const address = urlOf(getOperatorRequestFile, { id });
  const name = <FileName name={fileName} address={address} />;
  switch (state.stage) {
    case 'open':
      return <PdfViewer pdf={state.pdf} name={name} marks={marks} target={target} onBlank={giveUp} />;
    case 'opening':
      return (
        <>
          <PaneHead name={name} />
          <Box role="group" aria-busy aria-label={word('opening')} sx={{ flex: 1, p: 4 }}>
            <Skeleton height="100%" sx={{ minHeight: 300 }} />
          </Box>
        </>
      );
    case 'missing':
      return (
        <StatePanel
          tone="error"
          level={2}
          icon={<CloudOff />}
          title={word('noFile')}
          actions={
            <Button variant="outlined" onClick={retry}>
              {word('retry')}
            </Button>
          }
        >
          {word('noFileDetail')}
        </StatePanel>
      );
    case 'undrawable':
      return (
        <>
          <PaneHead name={name} />
          <Notice role="alert" severity="warning" sx={{ m: 3 }}>
            {word('undrawable')}
          </Notice>
          <Box component="iframe" src={address} title={fileName} sx={{ flex: 1, minHeight: 300, border: 0 }} />
        </>
      );
  }
};

/** What the file is called, and the way to it in a tab of its own. */
const FileName = ({ name, address }: { name: string; address: string }) => {
  const text = useText();
  const word = useRequestMessages();
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener"
      title={word('newTab')}
      aria-label={text('shell.newTab', { name })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        minHeight: 32,
        color: 'text.primary',
        fontWeight: 600,
        overflowWrap: 'anywhere',
        fontSize: '0.8125rem',
        lineHeight: '1rem',
      }}
    >
      <Box component="span" title={name} sx={twoLines}>
        {name}
      </Box>
      <OpenInNew aria-hidden sx={{ fontSize: 16, color: 'text.secondary', flex: 'none' }} />
    </Link>
  );
};

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
