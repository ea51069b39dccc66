import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useEffect } from 'react';
import { getLabel, type LabelDrawing, type LabelNote } from '#contract/calls/labels.ts';
import { type LabelStockName, labelStockOf, readableText } from '#contract/labels/label-options.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { drawingOf } from '#src/ui/pictogram-drawings.ts';
import type { LabelState } from './LabelIssues.tsx';
import { type LabelOptionsState, useStockName } from './use-label-options.ts';

interface Props {
  readonly isn: number;
  readonly query: LabelOptionsState['query'];
  readonly isActualSize: boolean;
  /** Tells what became of the label; undefined before that is known. */
  readonly onState: (isn: number, state: LabelState | undefined) => void;
  readonly onStock: (stock: LabelStockName) => void;
  /** Shows nothing of a label that was made. */
  readonly isBrief?: boolean;
}

/** The label of a sheet, with what one has to know about it. */
export const LabelPreview = ({ isn, query, isActualSize, onState, onStock, isBrief = false }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { data, error, refetch } = useCall(getLabel, { params: { isn }, query }, { staleTime: 60_000 });
  const isTooSmall = data?.notes.includes('too-small') ?? false;
  const failure = error && (error.status === 404 ? 'notFound' : 'failed');
  useEffect(() => {
    onState(isn, failure ?? data);
    return () => onState(isn, undefined);
  }, [isn, failure, data, onState]);
  if (error) {
    const isGone = failure === 'notFound';
    return (
      <Notice
        severity="error"
        action={!isGone && <Button onClick={() => void refetch()}>{text('label.retry')}</Button>}
        sx={{ maxWidth: 560 }}
      >
        <strong>{text(isGone ? 'label.notFound' : 'label.failed')}</strong>{' '}
        {text(isGone ? 'label.notFoundDetail' : 'label.failedDetail')}
      </Notice>
    );
  }
  if (isBrief) return null;
  if (!data) {
    const { width, height } = labelStockOf(query.stock);
    const points = { width: width * 72, height: height * 72 };
    return (
      <Box role="group" aria-busy aria-label={text('shell.loading')}>
        <Skeleton
          sx={{ width: shownWidth(points, isActualSize), maxWidth: '100%', aspectRatio: `${width} / ${height}` }}
          height="auto"
        />
      </Box>
    );
  }
  const { productName, manufacturer, notes, fits, textSize, larger } = data;
  const size = formatNumber(Math.round(textSize * 10) / 10, language);
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 3, justifyItems: 'start', minWidth: 0 }}>
      <Typography component="figcaption" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{productName}</strong>
        {manufacturer && `, ${manufacturer}`}
      </Typography>
      {isTooSmall ? (
        <TooSmall larger={larger} onStock={onStock} />
      ) : (
        <LabelPicture drawing={data} title={text('label.preview', { name: productName })} isActualSize={isActualSize} />
      )}
      {fits && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {text(query.content === 'full' ? 'label.fits' : 'label.minimalFits', { size })}
        </Typography>
      )}
      {!isTooSmall && textSize < readableText && (
        <Notice severity="info" sx={{ maxWidth: 560 }}>
          {text('label.smallText', { size })}
          <TakeLarger larger={larger} onStock={onStock} />
        </Notice>
      )}
      {notes.filter(isAbout).map((note) => (
        <Notice key={note} severity={note === 'environment-left-out' ? 'info' : 'warning'} sx={{ maxWidth: 560 }}>
          {text(`label.notes.${note}`)}
        </Notice>
      ))}
    </Box>
  );
};

/** The text beside a label. */
const isAbout = (note: LabelNote): note is Exclude<LabelNote, 'too-small'> => note !== 'too-small';

interface TooSmallProps {
  readonly larger: LabelStockName | undefined;
  readonly onStock: (stock: LabelStockName) => void;
}

/** Replaces a label without its vital lines: the reason, and the next stock that holds them. */
const TooSmall = ({ larger, onStock }: TooSmallProps) => {
  const text = useText();
  return (
    <Notice role="note" severity="error" sx={{ maxWidth: 560 }}>
      <strong>{text('label.tooSmall')}</strong> {text('label.tooSmallDetail')}
      <TakeLarger larger={larger} onStock={onStock} />
    </Notice>
  );
};

/** Names the next larger stock, and changes to it. */
const TakeLarger = ({ larger, onStock }: TooSmallProps) => {
  const text = useText();
  const nameOf = useStockName();
  if (!larger) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" onClick={() => onStock(larger)}>
        {text('label.takeLarger', { size: nameOf(larger) })}
      </Button>
    </Box>
  );
};

/** Points of an inch, and pixels of one on the screen. */
const pointsPerInch = 72;
const pixelsPerInch = 96;

/** How much larger than on paper a label is shown at most. */
const largest = 2;

/** As large as the page and the height of the window let a label be seen whole, or in its own inches. */
const shownWidth = ({ width, height }: { width: number; height: number }, isActualSize: boolean): string => {
  const actual = (width / pointsPerInch) * pixelsPerInch;
  return isActualSize ? `${actual}px` : `min(${actual * largest}px, calc(70vh * ${width / height}))`;
};

interface ShownWidthProps {
  readonly drawing: LabelDrawing;
  readonly title: string;
  readonly isActualSize: boolean;
}

/** A label as it will be printed: the server has laid it out, here it is drawn. */
const LabelPicture = ({ drawing, title, isActualSize }: ShownWidthProps) => (
  <Box
    component="svg"
    role="img"
    aria-label={title}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    sx={{
      display: 'block',
      width: shownWidth(drawing, isActualSize),
      maxWidth: '100%',
      height: 'auto',
      background: '#fff',
      borderRadius: '3px',
      outline: '1px solid #14201E',
      colorScheme: 'light',
    }}
  >
    {drawing.marks.map((mark, index) => (
      <LabelMark
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a drawing have no other name and keep their place
        key={index}
        mark={mark}
      />
    ))}
  </Box>
);

const LabelMark = ({ mark }: { mark: LabelDrawing['marks'][number] }) => {
  switch (mark.kind) {
    case 'text':
      return (
        <text
          x={mark.x}
          y={mark.y}
          fontSize={mark.size}
          fontWeight={mark.bold ? 700 : 400}
          fill="#000"
          // Whatever face stands in for the PDF's takes the same room.
          textLength={mark.width || undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {mark.text}
        </text>
      );
    case 'pictogram':
      return <image href={drawingOf(mark.code)} x={mark.x} y={mark.y} width={mark.size} height={mark.size} />;
    case 'rule':
      return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.thickness} fill="#000" />;
    case 'qr':
      return <path d={modulesPath(mark)} fill="#000" shapeRendering="crispEdges" />;
  }
};

const modulesPath = ({ x, y, size, modules }: { x: number; y: number; size: number; modules: readonly string[] }) => {
  const unit = size / modules.length;
  return modules
    .flatMap((row, rowIndex) =>
      [...row].map((module, columnIndex) =>
        module === '1' ? `M${x + columnIndex * unit} ${y + rowIndex * unit}h${unit}v${unit}h${-unit}z` : '',
      ),
    )
    .join('');
};
