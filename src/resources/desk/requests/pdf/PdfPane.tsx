import CloudOff from '@mui/icons-material/CloudOff';
import { Box, Button, Skeleton } from '@mui/material';
import { getOperatorRequestFile } from '#contract/calls/operator/requests.ts';
import { urlOf } from '#src/providers/call-api.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { useWords } from '../use-words.ts';
import { FileName } from './FileName.tsx';
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
