import { Box, Button, MenuItem, Select, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { detailsPathOf } from './details-path.ts';

const nothingChosen = 0;

/** The other versions and languages of the product's sheet. Loading does nothing before one is chosen. S2.4-60. */
export const Versions = ({ alternates }: Pick<SheetDetails, 'alternates'>) => {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isn, setIsn] = useState(nothingChosen);
  const nameOf = ({ display_dateof_msds: day, language: letter }: SheetDetails['alternates'][number]) =>
    text('details.versions.version', {
      date: day ? formatLongDate(day, language) : text('details.versions.undated'),
      language: sheetLanguages[letter === 'F' ? 'fr' : 'en'][language],
    });
  return (
    <DetailsCard title={text('details.versions.title')} isPrinted={false}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Select
          size="small"
          fullWidth
          value={isn}
          onChange={({ target }) => setIsn(Number(target.value))}
          inputProps={{ 'aria-label': text('details.versions.select') }}
        >
          <MenuItem value={nothingChosen}>{text('details.versions.choose')}</MenuItem>
          {alternates.map((one) => (
            <MenuItem key={one.isn} value={one.isn}>
              {nameOf(one)}
            </MenuItem>
          ))}
        </Select>
        <Button variant="outlined" onClick={() => isn !== nothingChosen && navigate(detailsPathOf(isn))}>
          {text('details.versions.load')}
        </Button>
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        {countText('details.versions.count', alternates.length)}
      </Typography>
    </DetailsCard>
  );
};
