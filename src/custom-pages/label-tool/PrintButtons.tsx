import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button } from '@mui/material';
import { getLabelsPdf } from '#contract/calls/labels.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { urlOf } from '#src/providers/call-api.ts';
import type { LabelOptionsState } from './use-label-options.ts';

interface Props {
  readonly isns: readonly number[];
  readonly state: LabelOptionsState;
  /** Whether each of them has a label on this stock. */
  readonly haveRoom: boolean;
}

/** Prints the labels, or opens them as a PDF: both are the same pages. */
export const PrintButtons = ({ isns, state: { query, copies, skip, isValid }, haveRoom }: Props) => {
  const text = useText();
  const countText = useCountText();
  const isReady = isValid && haveRoom && isns.length > 0;
  const address = urlOf(getLabelsPdf, {}, { ...query, isn: isns, copies: copies ?? 1, skip: skip ?? 0 });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Button
        variant="contained"
        size="large"
        startIcon={<PrintOutlined />}
        disabled={!isReady}
        onClick={() => printDocument(address)}
      >
        {countText('label.print', isns.length * (copies ?? 1))}
      </Button>
      <Button
        variant="outlined"
        size="large"
        startIcon={<FileDownloadOutlined sx={{ color: 'primary.main' }} />}
        disabled={!isReady}
        href={address}
        target="_blank"
        rel="noopener"
      >
        {text('label.pdf')}
      </Button>
    </Box>
  );
};

/** Prints a PDF from a frame that nobody sees; a browser that shows PDFs nowhere but in a tab gets the tab. */
const printDocument = (address: string): void => {
  if (!navigator.pdfViewerEnabled) {
    window.open(address, '_blank', 'noopener');
    return;
  }
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:0;height:0;border:0';
  frame.title = 'PDF';
  frame.ariaHidden = 'true';
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  frame.src = address;
  document.getElementById(frameId)?.remove();
  frame.id = frameId;
  document.body.append(frame);
};

const frameId = 'printed-document';
