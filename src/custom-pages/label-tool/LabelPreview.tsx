import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { getLabel } from '#contract/calls/labels.ts';
import { labelStockOf } from '#contract/labels/label-options.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { useCall } from '../../providers/use-call.ts';
import { LabelPicture } from './LabelPicture.tsx';
import type { LabelOptionsState } from './use-label-options.ts';

interface Props {
  readonly isn: number;
  readonly query: LabelOptionsState['query'];
}

/** The label of a sheet, with what one has to know about it. */
export const LabelPreview = ({ isn, query }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { data, error, refetch } = useCall(getLabel, { params: { isn }, query }, { staleTime: 60_000 });
  if (error) {
    const isGone = error.status === 404;
    return (
      <Alert
        severity="error"
        action={!isGone && <Button onClick={() => void refetch()}>{text('label.retry')}</Button>}
        sx={{ maxWidth: 560 }}
      >
        <strong>{text(isGone ? 'label.notFound' : 'label.failed')}</strong>{' '}
        {text(isGone ? 'label.notFoundDetail' : 'label.failedDetail')}
      </Alert>
    );
  }
  if (!data) {
    const { width, height } = labelStockOf(query.stock);
    return <Skeleton sx={{ width: width * 96, maxWidth: '100%', aspectRatio: `${width} / ${height}` }} height="auto" />;
  }
  const { productName, manufacturer, notes, fits, textSize } = data;
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 3, justifyItems: 'start', minWidth: 0 }}>
      <Typography component="figcaption" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{productName}</strong>
        {manufacturer && `, ${manufacturer}`}
      </Typography>
      <LabelPicture drawing={data} title={text('label.preview', { name: productName })} />
      {fits && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {text('label.fits', { size: formatNumber(Math.round(textSize * 10) / 10, language) })}
        </Typography>
      )}
      {notes.map((note) => (
        <Alert
          key={note}
          role="status"
          severity={note === 'environment-left-out' ? 'info' : 'warning'}
          sx={{ maxWidth: 560 }}
        >
          {text(`label.notes.${note}`)}
        </Alert>
      ))}
    </Box>
  );
};
