import { Box, Button, MenuItem, Select, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { comparePathOf, detailsPathOf } from './details-path.ts';

const nothingChosen = 0;

/** The other versions and languages of the product's sheet. Loading does nothing before one is chosen. S2.4-60. */
export const Versions = ({ isn: shown, result, alternates }: Pick<SheetDetails, 'isn' | 'result' | 'alternates'>) => {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isn, setIsn] = useState(nothingChosen);
  const [isChoosing, setChoosing] = useState(false);
  const nameOf = ({ display_dateof_msds: day, language: letter }: SheetDetails['alternates'][number]) =>
    text('details.versions.version', {
      date: day ? formatLongDate(day, language) : text('details.versions.undated'),
      language: sheetLanguages[letter === 'F' ? 'fr' : 'en'][language],
    });
  const compare = () => {
    const [only, ...more] = alternates;
    const other = alternates.find((one) => one.isn === isn) ?? (more.length === 0 ? only : undefined);
    // With which one is asked for.
    if (!other) return setChoosing(true);
    // The earlier first; of what has no day, the one that was chosen.
    const isLater = other.display_dateof_msds !== '' && other.display_dateof_msds > result.dateofmsds;
    navigate(isLater ? comparePathOf(shown, other.isn) : comparePathOf(other.isn, shown));
  };
  return (
    <DetailsCard title={text('details.versions.title')} isPrinted={false}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > .MuiInputBase-root': { flex: '1 1 200px' } }}>
        <Select
          size="small"
          value={isn}
          open={isChoosing}
          onOpen={() => setChoosing(true)}
          onClose={() => setChoosing(false)}
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
        <Button variant="outlined" onClick={compare}>
          {text('details.versions.compare')}
        </Button>
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        {countText('details.versions.count', alternates.length)}
      </Typography>
    </DetailsCard>
  );
};
