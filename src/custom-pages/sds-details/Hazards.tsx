import { Box, Typography } from '@mui/material';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { type Pictogram as Code, pictograms } from '#contract/sheets/pictogram.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { Pictogram } from '../../ui/Pictogram.tsx';
import { DetailsCard } from './DetailsCard.tsx';

const withoutPictogram = {
  Yes: 'details.hazardousNoPictogram',
  No: 'details.notHazardous',
  'No Information': 'details.pictogramsMissing',
  '': 'details.pictogramsMissing',
} as const;

/** Pictograms with their names, signal word, statements; without a pictogram, what is known of the hazard in words. */
export const Hazards = ({ result, isPhone }: Pick<SheetDetails, 'result'> & { isPhone: boolean }) => {
  const text = useText();
  const language = useLanguage();
  const codes = result.whmis2015_ghscode.split('\n').filter((code): code is Code => code in pictograms);
  const statements = result.hazard_statements.map((one) => one.text);
  return (
    <DetailsCard title={text('details.hazards')}>
      {codes.length === 0 ? (
        <Typography>{text(withoutPictogram[result.whmis2015])}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          {codes.map((code) => (
            <Box
              component="li"
              key={code}
              sx={{ width: { xs: 92, sm: 104 }, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}
            >
              <Pictogram code={code} size={isPhone ? 84 : 96} />
              <Typography variant="caption">{pictograms[code][language]}</Typography>
            </Box>
          ))}
        </Box>
      )}
      {(result.signal_word || statements.length > 0) && (
        <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
          {result.signal_word && (
            <Typography sx={{ fontSize: '1rem', fontWeight: 600, mb: 1 }}>
              {text(`details.${result.signal_word}`).toLocaleUpperCase(language)}
            </Typography>
          )}
          {statements.map((statement) => (
            <Typography key={statement} sx={{ mb: 0.5 }}>
              {statement}
            </Typography>
          ))}
        </Box>
      )}
    </DetailsCard>
  );
};
