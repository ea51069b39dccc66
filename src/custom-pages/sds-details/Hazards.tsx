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

/** Signal word and pictograms with their names; without any, what is known of the hazard in words. */
export const Hazards = ({ result }: Pick<SheetDetails, 'result'>) => {
  const text = useText();
  const language = useLanguage();
  const codes = result.whmis2015_ghscode.split('\n').filter((code): code is Code => code in pictograms);
  return (
    <DetailsCard title={text('details.hazards')}>
      {result.signal_word && (
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, color: 'error.main', mb: 2 }}>
          {text(`details.${result.signal_word}`)}
        </Typography>
      )}
      {codes.length === 0 ? (
        <Typography>{text(withoutPictogram[result.whmis2015])}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 5 }}>
          {codes.map((code) => (
            <Box
              component="li"
              key={code}
              sx={{ width: 112, display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}
            >
              <Pictogram code={code} size={84} />
              <Typography variant="caption">{pictograms[code][language]}</Typography>
            </Box>
          ))}
        </Box>
      )}
    </DetailsCard>
  );
};
