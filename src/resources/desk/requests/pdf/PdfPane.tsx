import CloudOff from '@mui/icons-material/CloudOff';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Link, Skeleton } from '@mui/material';
import { getOperatorRequestFile } from '#contract/calls/operator/requests.ts';
import { useText } from '#src/i18n/use-text.ts';
import { urlOf } from '#src/providers/call-api.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { useWords } from '../use-words.ts';
import type { MarkSet } from './Marks.tsx';
import { PaneHead } from './PaneHead.tsx';
import { PdfViewer } from './PdfViewer.tsx';
import type { Target } from './target.ts';
import { usePdf } from './use-pdf.ts';

interface Props {
  /** Of the request that the PDF came with. */
  readonly id: number;
  readonly fileName: string;
  readonly marks: readonly MarkSet[];
  readonly target: Target | undefined;
}

/** The PDF of a request: drawn by us, or by the browser where we cannot. */
export const PdfPane = ({ id, fileName, marks, target }: Props) => {
  const word = useWords();
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
  const word = useWords();
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
        lineHeight: '16px',
      }}
    >
      {name}
      <OpenInNew aria-hidden sx={{ fontSize: 16, color: 'text.secondary', flex: 'none' }} />
    </Link>
  );
};
