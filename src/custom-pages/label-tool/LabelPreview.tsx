import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useEffect } from 'react';
import { getLabel, type LabelNote } from '#contract/calls/labels.ts';
import { type LabelStockName, labelStockOf } from '#contract/labels/label-options.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { LabelPicture, shownWidth } from './LabelPicture.tsx';
import { type LabelOptionsState, useStockName } from './use-label-options.ts';

interface Props {
  readonly isn: number;
  readonly query: LabelOptionsState['query'];
  readonly isActualSize: boolean;
  /** Whether there is a label to print; false before that is known. */
  readonly onReady: (isn: number, isReady: boolean) => void;
  readonly onStock: (stock: LabelStockName) => void;
  /** Says only what keeps the label from being printed. */
  readonly isBrief?: boolean;
}

/** The label of a sheet, with what one has to know about it. */
export const LabelPreview = ({ isn, query, isActualSize, onReady, onStock, isBrief = false }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { data, error, refetch } = useCall(getLabel, { params: { isn }, query }, { staleTime: 60_000 });
  const isTooSmall = data?.notes.includes('too-small') ?? false;
  const isReady = data !== undefined && !isTooSmall;
  useEffect(() => {
    onReady(isn, isReady);
    return () => onReady(isn, false);
  }, [isn, isReady, onReady]);
  if (error) {
    const isGone = error.status === 404;
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
  if (isBrief && (!data || isReady)) return null;
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
          {text(query.content === 'full' ? 'label.fits' : 'label.minimalFits', {
            size: formatNumber(Math.round(textSize * 10) / 10, language),
          })}
        </Typography>
      )}
      {notes.filter(isAbout).map((note) => (
        <Notice
          key={note}
          role="status"
          severity={note === 'environment-left-out' ? 'info' : 'warning'}
          sx={{ maxWidth: 560 }}
        >
          {text(`label.notes.${note}`)}
        </Notice>
      ))}
    </Box>
  );
};

/** What is said of a label that there is. */
const isAbout = (note: LabelNote): note is Exclude<LabelNote, 'too-small'> => note !== 'too-small';

interface TooSmallProps {
  readonly larger: LabelStockName | undefined;
  readonly onStock: (stock: LabelStockName) => void;
}

/** Instead of a label without its vital lines: why there is none, and the next stock that holds them. */
const TooSmall = ({ larger, onStock }: TooSmallProps) => {
  const text = useText();
  const nameOf = useStockName();
  return (
    <Notice severity="error" sx={{ maxWidth: 560 }}>
      <strong>{text('label.tooSmall')}</strong> {text('label.tooSmallDetail')}
      {larger && (
        <Box sx={{ mt: 2 }}>
          <Button variant="outlined" onClick={() => onStock(larger)}>
            {text('label.takeLarger', { size: nameOf(larger) })}
          </Button>
        </Box>
      )}
    </Notice>
  );
};
