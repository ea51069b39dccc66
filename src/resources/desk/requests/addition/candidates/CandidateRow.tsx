import { Box, FormControlLabel, Link, Radio } from '@mui/material';
import { getOperatorSheetPdf } from '#contract/calls/operator/sheets.ts';
import type { Candidate } from '#contract/operator/addition.ts';
import { likenesses } from '#contract/operator/likeness.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { urlOf } from '#src/providers/call-api.ts';
import { useWords } from '#src/resources/desk/requests/use-words.ts';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { offersFor, toRadioValue } from './decisions.ts';

interface Props {
  readonly candidate: Candidate;
  /** The language of the sheet that is to be added. */
  readonly beside: SheetLanguage | '';
}

/** A sheet that is like the one to be added, and what can be done in view of it. */
export const CandidateRow = ({ candidate, beside }: Props) => {
  const text = useText();
  const word = useWords();
  const language = useLanguage();
  const { isn, product_name, manufacturer, sheet_date, in_collection, likeness } = candidate;
  const date = sheet_date ? word('dated', { date: formatLongDate(sheet_date, language) }) : word('undated');
  return (
    <Box component="li" sx={{ mt: 2 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <strong>{likenesses[likeness][language]}</strong>
        {': '}
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {offersFor(candidate, beside).map(({ kind, label }) => (
          <FormControlLabel
            key={kind}
            value={toRadioValue({ kind, isn })}
            control={<Radio size="small" />}
            label={word(label)}
            sx={{ ml: 0, mr: 0, gap: 1, '@media (pointer: coarse)': { minHeight: 40 } }}
          />
        ))}
      </Box>
    </Box>
  );
};
