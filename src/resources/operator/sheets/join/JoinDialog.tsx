import { Box, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { joinSheets, listJoinableSheets } from '#contract/calls/operator/sheet-products.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { useCall } from '#src/providers/use-call.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { SendDialog } from '#src/ui/SendDialog.tsx';
import type { OperatorSheet } from '../sheet.ts';
import { useJoinMessages } from './messages.ts';

type Joinable = z.output<typeof listJoinableSheets.answer>[number];

interface Props {
  readonly sheet: Pick<OperatorSheet, 'id' | 'product_name' | 'manufacturer' | 'language' | 'sheet_date' | 'version'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Finds the sheet that is of the same product, and makes the two of one. */
export default function JoinDialog({ sheet, onClose, onDone }: Props) {
  const messages = useJoinMessages();
  const translate = useTranslate();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const isLeaving = useRef(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Joinable>();
  const [isMoving, setMoving] = useState(true);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const canMove = chosen?.language === sheet.language && chosen.sheet_date !== sheet.sheet_date;
  const join = async () => {
    if (isSending) return;
    if (!chosen) return setError(messages.choose);
    setSending(true);
    setError(undefined);
    setFailure(undefined);
    try {
      const { id: other, version: other_version } = chosen;
      const body = { other, other_version, version: sheet.version, move: canMove && isMoving };
      await callApi(joinSheets, { params: { id: sheet.id }, body });
      isLeaving.current = true;
      notify(messages.joined);
      onDone();
    } catch (thrown) {
      setError(toFieldErrors(thrown, { fields: ['other'], translate }).fields.other);
      setFailure(thrown);
      setSending(false);
    }
  };
  return (
    <>
      <LeaveGuard isDirty={chosen !== undefined} isLeaving={isLeaving} onBack={onClose}>
        {messages.leave}
      </LeaveGuard>
      <SendDialog
        title={messages.title(sheet.product_name)}
        act={messages.join}
        maxWidth="sm"
        form={{
          ref: form,
          onSubmit: (event) => {
            event.preventDefault();
            // The form behind the dialog is another one, and is not sent.
            event.stopPropagation();
            void join();
          },
        }}
        isSending={isSending}
        failure={failure}
        fields={['other']}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Typography variant="body2">{messages.lead}</Typography>
          <LabelledInput
            label={messages.find}
            value={typed}
            onChange={setTyped}
            type="search"
            autoComplete="off"
            // Enter looks, which happens by itself: it does not join.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <Results
            id={sheet.id}
            q={typed}
            chosen={chosen}
            error={error}
            onChoose={(one) => {
              setError(undefined);
              setChosen(one);
            }}
          />
          {chosen && (
            <Typography role="status">
              {chosen.language === sheet.language ? messages.asVersions : messages.asLanguages}
            </Typography>
          )}
          {canMove && (
            <div>
              <CheckboxField name="move" required={false} checked={isMoving} onChange={setMoving}>
                {messages.move}
              </CheckboxField>
              <Typography variant="body2" sx={{ pl: '46px', color: 'text.secondary' }}>
                {messages.moveDetail}
              </Typography>
            </div>
          )}
        </Box>
      </SendDialog>
    </>
  );
}

interface ResultsProps {
  readonly id: number;
  readonly q: string;
  readonly chosen: Joinable | undefined;
  readonly error: string | undefined;
  readonly onChoose: (sheet: Joinable) => void;
}

/** What was found, one of which is chosen; a choice stays while one looks on. */
const Results = ({ id, q, chosen, error, onChoose }: ResultsProps) => {
  const messages = useJoinMessages();
  const titleId = useId();
  const shownIn = useLanguage();
  const factsOf = useFactsOf();
  const nameOf = (one: Joinable) => `${one.product_name}, ${sheetLanguages[one.language][shownIn]}, ${factsOf(one)}`;
  const settled = useSettled(q);
  const { data, error: failed, refetch } = useCall(listJoinableSheets, { params: { id }, query: { q: settled } });
  if (failed && !data)
    return <LoadFailed level={2} title={messages.failed} error={failed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Box role="status" aria-busy aria-label={messages.loading}>
        <Skeleton variant="rounded" height={160} />
      </Box>
    );
  const offered = chosen && !data.some((one) => one.id === chosen.id) ? [chosen, ...data] : data;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 1 }}>
        {settled === '' ? messages.likeliest : messages.results}
      </Typography>
      {offered.length === 0 && (
        <Typography role="status">{settled === '' ? messages.noneAlike : messages.none}</Typography>
      )}
      <RadioGroup
        aria-labelledby={titleId}
        value={chosen ? String(chosen.id) : ''}
        onChange={(_, value) => {
          const found = offered.find((one) => String(one.id) === value);
          if (found) onChoose(found);
        }}
        {...(error && { 'aria-describedby': `${titleId}-error`, 'data-invalid': true })}
      >
        {offered.map((one) => (
          <FormControlLabel
            key={one.id}
            value={String(one.id)}
            control={<Radio size="small" slotProps={{ input: { 'aria-label': nameOf(one) } }} />}
            sx={{ ml: 0, mr: 0, gap: 1, minHeight: 44, overflowWrap: 'anywhere' }}
            label={<Named sheet={one} facts={factsOf(one)} />}
          />
        ))}
      </RadioGroup>
      {error && <FieldError id={`${titleId}-error`} error={error} />}
    </section>
  );
};

const Named = ({ sheet: { product_name, language }, facts }: { sheet: Joinable; facts: string }) => (
  <>
    <bdi>{product_name}</bdi> <LanguageTag language={language} />
    <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
      {facts}
    </Box>
  </>
);

/** What tells one sheet from another beside its name. */
const useFactsOf = () => {
  const messages = useJoinMessages();
  return ({ id, manufacturer, product_ids, sheet_date }: Joinable): string =>
    [manufacturer, ...product_ids, sheet_date ? formatShortDate(sheet_date) : messages.undated, id]
      .filter(Boolean)
      .join(' · ');
};

/** Milliseconds without a key before what is typed is looked for. */
const delay = 300;

const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), delay);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
