import { Box, Link } from '@mui/material';
import { useState } from 'react';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { customValueLength } from '#contract/limits.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { InfoTip } from '#src/ui/InfoTip.tsx';
import { DetailsCard } from './DetailsCard.tsx';

/** What is recorded of the sheet; the organisation's own fields only when the first of them has a name. */
export const Identification = ({ isn, result }: Pick<SheetDetails, 'isn' | 'result'>) => {
  const text = useText();
  const language = useLanguage();
  const day = (value: string) => (value ? formatLongDate(value, language) : '');
  const custom = result.customfieldname1
    ? [
        { label: result.customfieldname1, value: result.clientcustomf1 },
        { label: result.customfieldname2, value: result.clientcustomf2 },
        { label: result.customfieldname3, value: result.clientcustomf3 },
      ].filter(({ value }) => value !== '')
    : [];
  return (
    <DetailsCard title={text('details.identification')}>
      <Facts
        facts={[
          { label: text('details.recordNumber'), value: String(isn) },
          { label: text('details.productName'), value: <strong>{result.product_name}</strong> },
          { label: text('details.alias'), value: result.alternative_product_name },
          { label: text('details.manufacturer'), value: result.manufacturer_name },
          { label: text('details.contributor'), value: result.contributor_name },
          { label: text('details.productId'), value: result.product_identifier },
          {
            label: text(result.un_numbers.length === 1 ? 'details.unNumber' : 'details.unNumbers'),
            value: result.un_numbers.map((number) => `UN${number}`).join(', '),
          },
          { label: text('details.sheetDate'), value: day(result.dateofmsds) },
          {
            label: text('details.lastChecked'),
            value: result.CCOHSLastCheckedDate && (
              <>
                {day(result.CCOHSLastCheckedDate)}{' '}
                <Box component="span" sx={{ displayPrint: 'none' }}>
                  <InfoTip about={text('details.lastCheckedAbout')}>{text('details.lastCheckedInfo')}</InfoTip>
                </Box>
              </>
            ),
          },
          ...custom.map(({ label, value }) => ({ label, value: <LongValue value={value} /> })),
        ]}
      />
    </DetailsCard>
  );
};

/** A custom value that may be long: its beginning, and the rest on demand. S2.4-59. */
const LongValue = ({ value }: { value: string }) => {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  if (value.length <= customValueLength) return value;
  return (
    <>
      {isWhole ? value : `${value.slice(0, customValueLength)}…`}{' '}
      <Link
        component="button"
        type="button"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        sx={{ verticalAlign: 'baseline', displayPrint: 'none' }}
      >
        {text(isWhole ? 'details.showLess' : 'details.showMore')}
      </Link>
    </>
  );
};
