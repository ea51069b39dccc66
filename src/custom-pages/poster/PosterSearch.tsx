import Close from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import SearchOff from '@mui/icons-material/SearchOff';
import { Box, Button, IconButton, InputBase, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { searchPoster, type VisitorRow, type VisitorSearch } from '#contract/calls/poster-visits.ts';
import { maxKeywordLength, maxVisitorRows } from '#contract/limits.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { Link, navigate, useSearchParams } from '#src/providers/navigation.tsx';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Pictogram } from '#src/ui/Pictogram.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { usePosterMessages } from './messages.ts';
import { CodeRefused, isOfCode, Trouble } from './PosterTrouble.tsx';
import { usePatientAnswer } from './use-patient-answer.ts';
import { pathOf, useVisit } from './visit.ts';

/** Milliseconds without a key before what was typed is looked for. */
const pause = 250;

/** The field, and the sheets that have what was typed, while it is typed. */
export const PosterSearch = () => {
  const messages = usePosterMessages();
  const language = useLanguage();
  const { code, device } = useVisit();
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  const [exactFor, setExactFor] = useState<string>();
  const [shown, setShown] = useState({ q, rows: firstRows });
  const rows = shown.q === q ? shown.rows : firstRows;
  const isExact = exactFor === q && q !== '';
  const { data, isCurrent, error, retry } = usePatientAnswer(JSON.stringify([q, isExact, rows, language]), (signal) =>
    findSheets({ code, device, q, isExact, rows, language, signal }),
  );
  if (isOfCode(error)) return <CodeRefused error={error} />;
  return (
    <Box sx={{ px: 4, py: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <h1 className="visually-hidden">{messages.search}</h1>
      <Field q={q} />
      {error && <Trouble error={error} hasRows={data !== undefined} onRetry={retry} />}
      {!data && !error && <RowsLoading />}
      {data && (
        <Box aria-busy={!isCurrent} sx={{ opacity: isCurrent || error ? 1 : 0.6 }}>
          {data.instead.map(({ typed, used }) => (
            <Notice
              key={typed}
              severity="info"
              sx={{ mb: 3 }}
              action={
                <Button size="small" onClick={() => setExactFor(q)} sx={{ minHeight: 44 }}>
                  {messages.exact(typed)}
                </Button>
              }
            >
              {used ? messages.instead(typed, used) : messages.leftOut(typed)}
            </Notice>
          ))}
          <Typography role="status" sx={{ color: 'text.secondary', mb: 1 }}>
            {data.total === data.collection_size
              ? messages.count(data.total)
              : messages.of(data.total, data.collection_size)}
          </Typography>
          {data.total === 0 ? (
            <NothingFound q={q} isEmpty={data.collection_size === 0} />
          ) : (
            <Rows data={data} q={q} onMore={() => setShown({ q, rows: rows + maxVisitorRows })} />
          )}
        </Box>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {messages.readOnly}
      </Typography>
    </Box>
  );
};

const firstRows = 25;

interface Wanted {
  readonly code: string;
  readonly device: string;
  readonly q: string;
  readonly isExact: boolean;
  readonly rows: number;
  readonly language: 'en' | 'fr';
  readonly signal: AbortSignal;
}

/** As many rows as are wanted, some at a time. */
const findSheets = async ({ code, device, q, isExact, rows, language, signal }: Wanted): Promise<VisitorSearch> => {
  const ask = (start: number, count: number) =>
    callApi(searchPoster, {
      params: { code },
      query: {
        q: q.slice(0, maxKeywordLength),
        locale: language,
        start,
        rows: count,
        ...(isExact && { exact: 'true' as const }),
        ...(device && { device }),
      },
      signal,
    });
  const found = await ask(0, Math.min(rows, maxVisitorRows));
  const sheets = [...found.sheets];
  while (sheets.length < Math.min(rows, found.total)) {
    const next = await ask(sheets.length, Math.min(rows - sheets.length, maxVisitorRows));
    if (next.sheets.length === 0) break;
    sheets.push(...next.sheets);
  }
  return { ...found, sheets };
};

const Field = ({ q }: { q: string }) => {
  const messages = usePosterMessages();
  const { code } = useVisit();
  const [typed, setTyped] = useState(q);
  const input = useRef<HTMLInputElement>(null);
  // Going back in the browser shows what was looked for then.
  const [last, setLast] = useState(q);
  if (last !== q) {
    setLast(q);
    if (typed.trim() !== q) setTyped(q);
  }
  const look = (wanted: string) => {
    if (wanted.trim() !== q) navigate(pathOf(code, { q: wanted.trim() }), { replace: true });
  };
  useEffect(() => {
    const timer = setTimeout(() => look(typed), pause);
    return () => clearTimeout(timer);
  });
  return (
    <Box
      component="form"
      role="search"
      aria-label={messages.search}
      onSubmit={(event) => {
        event.preventDefault();
        look(typed);
        // The keyboard of a phone covers half of what was found.
        input.current?.blur();
      }}
      sx={({ tokens }) => ({
        display: 'flex',
        alignItems: 'center',
        minHeight: 56,
        border: 2,
        borderColor: tokens.accent,
        borderRadius: '12px',
        bgcolor: 'background.paper',
        pl: 4,
        '&:focus-within': { outline: `2px solid ${tokens.accent}`, outlineOffset: 1 },
      })}
    >
      <SearchIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <InputBase
        inputRef={input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={messages.field}
        inputProps={{
          'aria-label': messages.search,
          type: 'search',
          enterKeyHint: 'search',
          maxLength: maxKeywordLength,
          autoCapitalize: 'none',
          autoComplete: 'off',
          autoCorrect: 'off',
          spellCheck: false,
        }}
        sx={{
          flex: 1,
          px: 3,
          fontSize: '1.125rem',
          '& input::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
      {typed && (
        <IconButton
          aria-label={messages.clear}
          onClick={() => {
            setTyped('');
            look('');
            input.current?.focus();
          }}
          sx={{ width: 52, height: 52 }}
        >
          <Close />
        </IconButton>
      )}
    </Box>
  );
};

const Rows = ({ data, q, onMore }: { data: VisitorSearch; q: string; onMore: () => void }) => {
  const messages = usePosterMessages();
  return (
    <>
      <Box
        component="ul"
        aria-label={messages.results}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          overflow: 'hidden',
        }}
      >
        {data.sheets.map((row) => (
          <SheetRow key={row.isn} row={row} q={q} />
        ))}
      </Box>
      {data.sheets.length < data.total && (
        <Button fullWidth variant="outlined" onClick={onMore} sx={{ mt: 3, minHeight: 48 }}>
          {messages.more}
        </Button>
      )}
    </>
  );
};

const SheetRow = ({ row, q }: { row: VisitorRow; q: string }) => {
  const text = useText();
  const language = useLanguage();
  const { code } = useVisit();
  const names = row.pictograms.map((one) => pictograms[one][language]).join(', ');
  return (
    <Box component="li" sx={{ bgcolor: 'background.paper', '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={pathOf(code, { q, sheet: row.isn })}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          px: 4,
          py: 3,
          minHeight: 64,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: '-3px', borderRadius: '8px' },
        }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, fontSize: '1.0625rem' }}>
            {row.product_name}
          </Typography>
          <Typography component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
            {[row.manufacturer || text('sheet.noSupplier'), ...row.product_ids.slice(0, 2)].join(' · ')}{' '}
            <LanguageTag language={row.language} />
          </Typography>
        </Box>
        {row.pictograms.length > 0 && (
          <Box
            role="img"
            aria-label={text('sheet.pictogramsOf', { names })}
            sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}
          >
            {row.pictograms.map((one) => (
              <Pictogram key={one} code={one} size={36} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};

const RowsLoading = () => {
  const messages = usePosterMessages();
  return (
    <Box role="status" aria-busy aria-label={messages.loading} sx={{ display: 'grid', gap: 2 }}>
      {/* As high as the rows are: what is below does not jump. */}
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Box>
  );
};

const NothingFound = ({ q, isEmpty }: { q: string; isEmpty: boolean }) => {
  const messages = usePosterMessages();
  const { code } = useVisit();
  return (
    <StatePanel
      level={2}
      icon={<SearchOff />}
      title={isEmpty ? messages.empty : messages.nothing(q)}
      actions={
        !isEmpty && (
          <Button variant="contained" component={Link} to={pathOf(code)} sx={{ minHeight: 44 }}>
            {messages.all}
          </Button>
        )
      }
    >
      {isEmpty ? messages.emptyDetail : messages.nothingDetail}
    </StatePanel>
  );
};
