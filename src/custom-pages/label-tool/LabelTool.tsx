import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button, ToggleButton, Typography } from '@mui/material';
import { type ReactNode, type Ref, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { urlOf } from '#contract/call-url.ts';
import { getLabelsPdf } from '#contract/calls/labels.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { isRefused, LabelIssues, type LabelState } from './LabelIssues.tsx';
import { LabelOptionInputs } from './LabelOptionInputs.tsx';
import { LabelPreview } from './LabelPreview.tsx';
import { type LabelOptionsState, useLabelOptions } from './use-label-options.ts';

/** Previews shown; of the others it is told what they lack, as of these. */
const maxPreviews = 6;

interface Props {
  readonly title: string;
  readonly isns: readonly number[];
  /** Names of products by their sheets, where they are known before the labels. */
  readonly names?: ReadonlyMap<number, string>;
  /** Takes sheets off those chosen. */
  readonly onLeaveOut?: (isns: readonly number[]) => void;
  /** Chooses the sheets, where they are not given. */
  readonly chooser?: ReactNode;
}

/** Options on the left, the labels as they will be printed beside them; one under the other on a small window. */
export const LabelTool = ({ title, isns, names, onLeaveOut, chooser }: Props) => {
  const text = useText();
  const countText = useCountText();
  const state = useLabelOptions(isns.length);
  const hidden = isns.length - maxPreviews;
  const [isActualSize, setActualSize] = useState(false);
  const [states, setStates] = useState<ReadonlyMap<number, LabelState>>(new Map());
  const onState = useCallback((isn: number, label: LabelState | undefined) => {
    setStates((before) => {
      if (before.get(isn) === label) return before;
      const others = [...before].filter(([one]) => one !== isn);
      return new Map(label ? [...others, [isn, label]] : others);
    });
  }, []);
  const printButton = useRef<HTMLButtonElement>(null);
  const labels = isns.map((isn) => {
    const label = states.get(isn);
    const laidOut = typeof label === 'object' ? label.productName : undefined;
    return { isn, name: laidOut ?? names?.get(isn) ?? String(isn), state: label };
  });
  const leaveOut =
    onLeaveOut &&
    ((some: readonly number[]) => {
      // The button goes with what it took away: who pressed it goes on where it leads.
      flushSync(() => onLeaveOut(some));
      printButton.current?.focus();
    });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
        minHeight: '100%',
      }}
    >
      <Box
        sx={{
          p: { xs: 4, sm: 6 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 5,
          alignContent: 'start',
          bgcolor: 'background.paper',
          borderStyle: 'solid',
          borderColor: 'divider',
          borderWidth: { xs: 0, md: '0 1px 0 0' },
        }}
      >
        <Typography variant="h1" sx={{ fontSize: '1.25rem' }}>
          {title}
        </Typography>
        {chooser}
        <LabelOptionInputs state={state} />
        <LabelIssues labels={labels} onLeaveOut={leaveOut} />
        <PrintButtons
          isns={isns}
          state={state}
          haveRoom={labels.every((label) => label.state && !isRefused(label.state))}
          printRef={printButton}
        />
      </Box>
      <Box
        sx={{
          p: { xs: 4, sm: 8 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 8,
          alignContent: 'start',
        }}
      >
        {isns.length === 0 && (
          <StatePanel icon={<LabelOutlined />} title={text('label.empty')} level={2}>
            {text('label.emptyDetail')}
          </StatePanel>
        )}
        {isns.length > 0 && (
          <ToggleButton
            value="actual-size"
            size="small"
            selected={isActualSize}
            onChange={() => setActualSize(!isActualSize)}
            sx={{ justifySelf: 'start' }}
          >
            {text('label.actualSize')}
          </ToggleButton>
        )}
        {isns.map((isn, index) => (
          <LabelPreview
            key={isn}
            isn={isn}
            query={state.query}
            isActualSize={isActualSize}
            onState={onState}
            onStock={(stock) => state.change({ stock })}
            isBrief={index >= maxPreviews}
          />
        ))}
        {hidden > 0 && <Typography>{countText('label.moreSheets', hidden)}</Typography>}
      </Box>
    </Box>
  );
};

interface PrintButtonsProps {
  readonly isns: readonly number[];
  readonly state: LabelOptionsState;
  /** Whether each of them has a label on this stock. */
  readonly haveRoom: boolean;
  readonly printRef: Ref<HTMLButtonElement>;
}

/** Prints the labels, or opens them as a PDF: both are the same pages. */
const PrintButtons = ({ isns, state: { query, copies, skip, isValid }, haveRoom, printRef }: PrintButtonsProps) => {
  const text = useText();
  const countText = useCountText();
  const isReady = isValid && haveRoom && isns.length > 0;
  const address = urlOf(getLabelsPdf, {}, { ...query, isn: isns, copies: copies ?? 1, skip: skip ?? 0 });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Button
        ref={printRef}
        variant="contained"
        size="large"
        startIcon={<PrintOutlined />}
        disabled={!isReady}
        onClick={() => printDocument(address)}
      >
        {copies && isns.length > 0 ? countText('label.print', isns.length * copies) : text('label.printPlain')}
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
