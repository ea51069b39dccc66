import { Box, Button, Divider, Paper, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { maxDocumentSheets } from '#contract/limits.ts';
import { useSearch } from '#src/custom-pages/search/state/use-search.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';

interface Props {
  /** Sheets in the language that is chosen; undefined until they are counted. */
  readonly count: number | undefined;
  /** The button to continue, placed with the summary. */
  readonly children?: ReactNode;
}

/** What the document will be made of: how many sheets, and the search that found them. */
export const Summary = ({ count, children }: Props) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={text('documents.summary')}
      sx={{ p: { xs: 4, sm: 5 }, borderRadius: '12px', display: 'grid', gap: 4 }}
    >
      <SheetCount count={count} />
      {count !== undefined && count > maxDocumentSheets && (
        <Notice role="alert" severity="warning">
          {text('documents.tooMany', { max: formatNumber(maxDocumentSheets, language) })}
        </Notice>
      )}
      <Divider />
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, mb: 2 }}>
          <Typography variant="h2" sx={{ fontSize: '0.8125rem' }}>
            {text('documents.filters')}
          </Typography>
          <Button component={Link} to="/search" size="small" sx={{ mr: -2 }}>
            {text('documents.editFilters')}
          </Button>
        </Box>
        <ActiveFilters />
      </Box>
      {children}
    </Paper>
  );
};

/** The number, large; told to screen readers as it changes. */
const SheetCount = ({ count }: { count: number | undefined }) => {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const { error, isPending, refetch } = useSearch();
  const hasFailed = count === undefined && error !== null && !isPending;
  return (
    <div>
      <div role="status">
        {count !== undefined && (
          <>
            <Box
              aria-hidden
              component="span"
              sx={{ display: 'block', fontSize: '2.25rem', lineHeight: '2.5rem', fontWeight: 600 }}
            >
              {formatNumber(count, language)}
            </Box>
            <Box aria-hidden component="span" sx={{ color: 'text.secondary' }}>
              {countText('documents.sheets', count)}
            </Box>
            <span className="visually-hidden">{countText('documents.found', count)}</span>
          </>
        )}
        {hasFailed && <Typography>{text('documents.countFailed')}</Typography>}
        {count === undefined && !hasFailed && <span className="visually-hidden">{text('documents.counting')}</span>}
      </div>
      {count === undefined && !hasFailed && <Skeleton height={60} width={140} sx={{ transform: 'none' }} />}
      {hasFailed && (
        <Button variant="outlined" size="small" sx={{ mt: 2 }} onClick={() => void refetch()}>
          {text('documents.retry')}
        </Button>
      )}
    </div>
  );
};
