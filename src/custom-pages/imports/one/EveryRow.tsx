import { Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { ImportPreview, ImportRecord } from '#contract/imports/define-imports.ts';
import { type ImportOutcome, importOutcomes } from '#contract/imports/states.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageNumbers } from '#src/ui/PageNumbers.tsx';
import { useImportPart } from '../parts.ts';
import { keyOfRow, type Mending } from './mending.ts';
import { useOneMessages } from './messages.ts';
import { RowToMend } from './RowToMend.tsx';
import { Section } from './Section.tsx';
import '../imports.css';

/** Rows on one page, and milliseconds after the last letter until what is typed is looked for. */
const [atOnce, typingPause] = [25, 300];

/** All rows, those of one kind, or those to look at. */
type Kind = ImportOutcome | 'lookAt' | 'all';

interface Props {
  readonly one: ImportRecord;
  readonly targets?: ImportPreview['targets'];
  /** What is being corrected of rows; undefined once nothing can be. */
  readonly mending?: Mending;
  readonly onChanged: () => Promise<void>;
}

/** What becomes, or became, of each row, and the way to correct it: the counts narrow the list. */
export const EveryRow = ({ one, targets = [], mending, onChanged }: Props) => {
  const messages = useOneMessages();
  const { rows } = useImportPart();
  const { id, kind: kindOfImport, counts, to_look_at } = one;
  const [kind, setKind] = useState<Kind>('all');
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = {
    start: (page - 1) * atOnce,
    count: atOnce,
    ...(kind === 'lookAt' && { to_look_at: 'true' as const }),
    ...(kind !== 'lookAt' && kind !== 'all' && { outcome: kind }),
    ...(words && { q: words }),
  };
  const { data, error, refetch } = useCall(rows, { params: { id }, query }, { staleTime: 0, keepsBefore: true });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const countOf = (one: Kind) => (one === 'all' ? all : one === 'lookAt' ? to_look_at : counts[one]);
  const kinds: readonly Kind[] = ['all', ...valuesOf(importOutcomes), 'lookAt'];
  const narrow = (to: Kind) => {
    setKind(to);
    setPage(1);
  };
  const table = useRowFocus(data);
  const pages = data ? Math.ceil(data.total / atOnce) : 0;
  return (
    <Section title={messages.everyRow(kindOfImport)}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {kinds
          .filter((one) => one === 'all' || one === kind || countOf(one) > 0)
          .map((one) => (
            <KindFilter key={one} kind={one} count={countOf(one)} isOn={one === kind} onChoose={() => narrow(one)} />
          ))}
      </Box>
      <Box sx={{ maxWidth: 400 }}>
        <LabelledInput
          label={messages.find}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setPage(1);
          }}
          autoComplete="off"
        />
      </Box>
      {error && !data && <RowsFailed onRetry={() => void refetch()} />}
      {!data && !error && (
        <Box role="status" aria-busy aria-label={messages.loading}>
          <Skeleton variant="rounded" height={200} />
        </Box>
      )}
      {data?.data.length === 0 && <Typography role="status">{messages.noRows}</Typography>}
      {data && data.data.length > 0 && (
        <table ref={table} className="import-table" aria-label={messages.everyRow(kindOfImport)}>
          <thead>
            <tr>
              <th scope="col">{messages.place(kindOfImport)}</th>
              <th scope="col">{messages.product}</th>
              <th scope="col">{messages.becomes}</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((row) => (
              <RowToMend
                key={keyOfRow(row)}
                one={one}
                row={row}
                targets={targets}
                mending={mending}
                onChanged={onChanged}
              />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && <PageNumbers count={pages} page={page} onChange={(_, to) => setPage(to)} />}
    </Section>
  );
};

/** A row that was corrected may leave the list with the button that has the focus: the next one that can be is gone on with. */
const useRowFocus = (rows: unknown) => {
  const table = useRef<HTMLTableElement>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      isWithin.current = table.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that other rows are shown
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) table.current?.querySelector('button')?.focus();
  }, [rows]);
  return table;
};

interface KindFilterProps {
  readonly kind: Kind;
  readonly count: number;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}

const KindFilter = ({ kind, count, isOn, onChoose }: KindFilterProps) => {
  const messages = useOneMessages();
  const language = useLanguage();
  const name = kind === 'all' ? messages.all : kind === 'lookAt' ? messages.lookAt : importOutcomes[kind][language];
  return (
    <li>
      <Chip
        component="button"
        type="button"
        clickable
        variant={isOn ? 'filled' : 'outlined'}
        aria-pressed={isOn}
        onClick={onChoose}
        label={
          <>
            {name} <strong>{formatNumber(count, language)}</strong>
          </>
        }
      />
    </li>
  );
};

const RowsFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const text = useText();
  const messages = useOneMessages();
  return (
    <Notice severity="error" action={<Button onClick={onRetry}>{text('search.failed.retry')}</Button>}>
      {messages.rowsFailed}
    </Notice>
  );
};
