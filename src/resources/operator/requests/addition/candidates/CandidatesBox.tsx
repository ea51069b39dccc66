import CompareArrows from '@mui/icons-material/CompareArrows';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, FormControlLabel, Link, Radio, RadioGroup, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { urlOf } from '#contract/call-url.ts';
import { findCandidates } from '#contract/calls/operator/requests.ts';
import { getOperatorSheetPdf } from '#contract/calls/operator/sheets.ts';
import type { Candidate } from '#contract/operator/addition.ts';
import { likenesses } from '#contract/operator/likeness.ts';
import { isFileThere, presumeDecision } from '#contract/operator/presume-decision.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useKeys } from '#src/resources/operator/keys/use-key.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { errorMessageOf } from '../fields/fault-of.ts';
import type { Values } from '../values.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { Outcome } from './Outcome.tsx';
import { fromRadioValue, isOffered, offersFor, toRadioValue } from './offers.ts';
import { useDateOf } from './use-date-of.ts';

interface Props {
  readonly id: number;
  /** Those that came with the draft. */
  readonly candidates: readonly Candidate[];
}

/** What may be the same sheet, or a version of it, the one decision that this asks for, and what comes of it. */
export const CandidatesBox = ({ id, candidates: atFirst }: Props) => {
  const word = useRequestMessages();
  const keys = useKeys();
  const titleId = useId();
  const candidates = useCandidates(id, atFirst);
  const language = useWatch<Values, 'sheet.language'>({ name: 'sheet.language' });
  const { field } = useController<Values, 'decision'>({ name: 'decision' });
  const error = errorMessageOf(useFormState<Values>({ name: 'decision' }).errors, 'decision');
  const { value, onChange } = field;
  const isOpen = field.disabled !== true;

  // What somebody has chosen stays for as long as it can be done; what was but presumed follows the candidates.
  const isChosen = useRef(toRadioValue(value) !== toRadioValue(presumeDecision(atFirst)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever there are other candidates
  useEffect(() => {
    if (!isOpen || candidates === atFirst || (isChosen.current && isOffered(value, candidates, language))) return;
    isChosen.current = false;
    const presumed = presumeDecision(candidates);
    if (toRadioValue(presumed) !== toRadioValue(value)) onChange(presumed);
  }, [candidates]);
  const [compared, setCompared] = useState<Candidate>();
  const choose = (radio: string) => {
    isChosen.current = true;
    onChange(fromRadioValue(radio));
  };

  const outcome = isOpen && <Outcome decision={value} candidates={candidates} language={language} />;
  if (candidates.length === 0 && !error) return outcome;
  const isOne = candidates.length === 1;
  const isThere = candidates[0]?.likeness === 'same-file';
  // Something is like it, and nothing says what it is.
  const isToBeDecided = isOpen && value.kind === 'new';
  return (
    <Box
      data-field="decision"
      data-needs={isToBeDecided || undefined}
      sx={({ tokens }) => ({
        gridColumn: '1 / -1',
        display: 'flex',
        gap: 3,
        p: 4,
        borderRadius: '10px',
        border: `1px solid ${error ? tokens.red : tokens.amberIcon}`,
        bgcolor: tokens.amberSoft,
        minWidth: 0,
      })}
    >
      <ContentCopyOutlined
        aria-hidden
        fontSize="small"
        sx={({ tokens }) => ({ color: tokens.amberIcon, flex: 'none' })}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={titleId} sx={{ fontWeight: 600 }}>
          {word(isThere ? 'likeSameFile' : isOne ? 'likeOne' : 'likeTitle')}. {word('likeQuestion')}
        </Typography>
        <RadioGroup
          aria-labelledby={titleId}
          name={`decision-${id}`}
          value={toRadioValue(value)}
          onChange={({ target }) => choose(target.value)}
          {...(error && { 'aria-describedby': `${titleId}-error`, 'data-invalid': true })}
        >
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {candidates.map((candidate) => (
              <CandidateRow
                key={candidate.isn}
                candidate={candidate}
                beside={language}
                isOpen={isOpen}
                onCompare={() => setCompared(candidate)}
              />
            ))}
          </Box>
          {!isFileThere(candidates) && (
            <FormControlLabel
              value="new"
              disabled={!isOpen}
              control={<Radio size="small" slotProps={{ input: keys('candidate') }} />}
              label={word(isOne ? 'decideNewOne' : 'decideNew')}
              sx={{ mt: 2, ml: 0, gap: 1 }}
            />
          )}
        </RadioGroup>
        {!isOpen && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {word('onlyHolder')}
          </Typography>
        )}
        {outcome && <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>{outcome}</Box>}
        {error && <FieldError id={`${titleId}-error`} error={error} />}
      </Box>
      {compared && <CompareDialog id={id} candidate={compared} onClose={() => setCompared(undefined)} />}
    </Box>
  );
};

/** Milliseconds without a change before the question is put. */
const delay = 600;

/** Sheets of the organisation that are like what the form describes at the moment. */
const useCandidates = (id: number, atFirst: readonly Candidate[]): readonly Candidate[] => {
  const { product_name, manufacturer, product_ids, language, sheet_date, ingredients } = useWatch<Values, 'sheet'>({
    name: 'sheet',
  });
  const described = JSON.stringify({ product_name, manufacturer, product_ids, language, sheet_date, ingredients });
  const [settled, setSettled] = useState(described);
  const [asked] = useState(described);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(described), delay);
    return () => clearTimeout(timer);
  }, [described]);
  const { data = atFirst } = useQuery({
    queryKey: [findCandidates.id, id, settled],
    queryFn: ({ signal }) => callApi(findCandidates, { params: { id }, body: JSON.parse(settled), signal }),
    // What came with the draft answers for as long as nothing is changed.
    enabled: settled !== asked,
    placeholderData: keepPreviousData,
  });
  return settled === asked ? atFirst : data;
};

interface CandidateRowProps {
  readonly candidate: Candidate;
  /** The language of the sheet to add. */
  readonly beside: SheetLanguage | '';
  /** Whether there is still something to decide. */
  readonly isOpen: boolean;
  readonly onCompare: () => void;
}

/** A sheet that is like the one to be added, and what can be done in view of it. */
const CandidateRow = ({ candidate, beside, isOpen, onCompare }: CandidateRowProps) => {
  const text = useText();
  const word = useRequestMessages();
  const keys = useKeys();
  const language = useLanguage();
  const dateOf = useDateOf();
  const { isn, product_name, manufacturer, in_collection, likeness } = candidate;
  const date = dateOf(candidate);
  return (
    <Box component="li" sx={{ mt: 2 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <strong>{likenesses[likeness][language]}</strong>
        {text('lists.colon')}
        <bdi>{product_name}</bdi>, <bdi>{manufacturer}</bdi>, {date} <LanguageTag language={candidate.language} />
        {!in_collection && <>, {word('leftCollection')}</>}
        {' \u00b7 '}
        <Link
          href={urlOf(getOperatorSheetPdf, { id: isn })}
          target="_blank"
          rel="noopener"
          aria-label={text('shell.newTab', { name: word('viewPdfOf', { name: product_name, date }) })}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {word('viewPdf')}
        </Link>
      </Box>
      {/* The same file says the same. */}
      {likeness !== 'same-file' && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<CompareArrows />}
          aria-label={word('compareWith', { name: product_name, date })}
          aria-haspopup="dialog"
          onClick={onCompare}
          {...keys('compare')}
          sx={{ my: 1 }}
        >
          {word('compare')}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {offersFor(candidate, beside).map(({ kind, label }) => (
          <FormControlLabel
            key={kind}
            disabled={!isOpen}
            value={toRadioValue({ kind, isn })}
            control={<Radio size="small" slotProps={{ input: keys('candidate') }} />}
            label={word(label)}
            sx={{ ml: 0, mr: 0, gap: 1, '@media (pointer: coarse)': { minHeight: 40 } }}
          />
        ))}
      </Box>
    </Box>
  );
};
