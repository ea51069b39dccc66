import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import type { SheetFact } from '#contract/calls/operator/sheet-pdf.ts';
import type { SheetDraft } from '#contract/operator/sheet-entry.ts';
import { sheetFormats } from '#contract/sheets/format.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { usePdfMessages } from './messages.ts';

interface Props {
  readonly differing: readonly SheetFact[];
  readonly recorded: SheetDraft;
  readonly read: SheetDraft;
  /** The facts that are taken from the PDF. */
  readonly taken: ReadonlySet<SheetFact>;
  readonly onTake: (fact: SheetFact, isTaken: boolean) => void;
}

/** What the PDF says otherwise, fact by fact, and which of it is taken. */
export const Differences = ({ differing, recorded, read, taken, onTake }: Props) => {
  const messages = usePdfMessages();
  const word = useRequestMessages();
  const wordsOf = useFactWords();
  const id = useId();
  if (differing.length === 0) return <Typography role="status">{messages.noDifference}</Typography>;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
        {messages.differing}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {messages.differingDetail}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {differing.map((fact) => (
          <Box component="li" key={fact} sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <CheckboxField
              name={fact}
              required={false}
              checked={taken.has(fact)}
              onChange={(isTaken) => onTake(fact, isTaken)}
            >
              <span className="visually-hidden">{messages.take(word(fact))}</span>
              <strong aria-hidden>{word(fact)}</strong>
            </CheckboxField>
            <Box
              component="dl"
              sx={{
                ...{ m: 0, pl: '46px', display: 'grid', gap: 2, fontSize: '0.875rem', overflowWrap: 'anywhere' },
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
                '& dd': { m: 0 },
              }}
            >
              <div>
                <dt>{messages.recorded}</dt>
                <dd>{wordsOf(recorded, fact) || messages.nothing}</dd>
              </div>
              <div>
                <dt>{messages.inPdf}</dt>
                <dd>{wordsOf(read, fact) || messages.nothing}</dd>
              </div>
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
};

/** A fact of a sheet in words. */
const useFactWords = () => {
  const language = useLanguage();
  const word = useRequestMessages();
  return (sheet: SheetDraft, fact: SheetFact): string => {
    switch (fact) {
      case 'sheet_date':
        return formatShortDate(sheet.sheet_date);
      case 'language':
        return sheet.language && sheetLanguages[sheet.language][language];
      case 'format':
        return sheetFormats[sheet.format][language];
      case 'hazardous':
        return word(({ yes: 'hazardYes', no: 'hazardNo', unknown: 'hazardUnknown' } as const)[sheet.hazardous]);
      case 'signal_word':
        return sheet.signal_word && word(sheet.signal_word);
      case 'pictograms':
        return sheet.pictograms.map((code) => pictograms[code][language]).join(', ');
      case 'ingredients':
        return sheet.ingredients
          .map(({ cas, name, percent }) => [name, cas, percent].filter(Boolean).join(' '))
          .join('; ');
      case 'product_ids':
      case 'hazard_codes':
      case 'cas_numbers':
      case 'un_numbers':
        return sheet[fact].join(', ');
      case 'product_name':
      case 'alternative_name':
      case 'manufacturer':
        return sheet[fact];
    }
  };
};
