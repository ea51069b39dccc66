import { Box, Typography } from '@mui/material';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { formatLongDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { LanguageTag } from '../../ui/LanguageTag.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { Facts } from './Facts.tsx';
import { Hazards } from './Hazards.tsx';
import { IngredientsTable } from './IngredientsTable.tsx';
import { PdfButton } from './PdfButton.tsx';
import { Warnings } from './Warnings.tsx';

/** Name and supplier, the PDF, the hazards, and then all that is recorded of the sheet. */
export const SheetDetailsView = ({ details: { isn, result, subsets, ingredients } }: { details: SheetDetails }) => {
  const text = useText();
  const language = useLanguage();
  const day = (value: string) => (value ? formatLongDate(value, language) : '');
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280, display: 'grid', gap: 4 }}>
      <title>{result.product_name}</title>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ fontSize: '1.625rem', lineHeight: '32px', overflowWrap: 'anywhere' }}>
            {result.product_name}
          </Typography>
          <Typography sx={{ fontSize: '0.9375rem' }}>
            {result.manufacturer_name || <em>{text('sheet.noSupplier')}</em>}{' '}
            <LanguageTag language={result.language as SheetLanguage} />
          </Typography>
        </Box>
        <Box sx={{ displayPrint: 'none' }}>
          <PdfButton isn={isn} />
        </Box>
      </Box>
      <Warnings result={result} />
      <Hazards result={result} />
      <DetailsCard title={text('details.identification')}>
        <Facts
          facts={[
            [text('details.recordNumber'), String(isn)],
            [text('details.productId'), result.product_identifier],
            [text('details.manufacturer'), result.manufacturer_name],
            [text('details.contributor'), result.contributor_name],
            [text('details.alias'), result.alternative_product_name],
            [text('details.sheetDate'), day(result.dateofmsds)],
            [text('details.lastChecked'), day(result.CCOHSLastCheckedDate)],
            [result.customfieldname1, result.clientcustomf1],
            [result.customfieldname2, result.clientcustomf2],
            [result.customfieldname3, result.clientcustomf3],
          ]}
        />
      </DetailsCard>
      {subsets.length > 0 && (
        <DetailsCard title={text('details.locations')}>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {subsets.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </Box>
        </DetailsCard>
      )}
      {ingredients.length > 0 && (
        <DetailsCard title={text('details.ingredients')}>
          <IngredientsTable ingredients={ingredients} />
        </DetailsCard>
      )}
    </Box>
  );
};
