import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type Pictogram as Code, pictograms } from '#contract/sheets/pictogram.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Pictogram } from '#src/ui/Pictogram.tsx';
import { useSearch } from '../state/use-search.ts';

/** The pictograms as tiles with counts; several may be chosen, and the chosen ones are named in words. */
export const PictogramChoice = () => {
  const text = useText();
  const language = useLanguage();
  const { facets, filters, setFacet } = useSearch();
  const chosen = filters.pictogram ?? [];
  const counts = new Map((facets.pictogram ?? []).map(({ value, count }) => [value, count]));
  const toggle = (code: Code) =>
    setFacet('pictogram', chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  const names = valuesOf(pictograms)
    .filter((code) => chosen.includes(code))
    .map((code) => pictograms[code][language]);
  return (
    <>
      <Box
        role="group"
        aria-label={text('search.sections.pictogram')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
          gap: 1,
          // Under a finger there is no pointing: each tile says its name, which takes more room.
          '@media (pointer: coarse)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {valuesOf(pictograms).map((code) => (
          <PictogramTile
            key={code}
            code={code}
            count={counts.get(code) ?? 0}
            isChosen={chosen.includes(code)}
            onToggle={() => toggle(code)}
          />
        ))}
      </Box>
      {names.length > 0 && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {text('search.chosen')}{' '}
          <Box component="strong" sx={{ fontWeight: 600, color: 'text.primary' }}>
            {names.join(', ')}
          </Box>
        </Typography>
      )}
    </>
  );
};

interface TileProps {
  readonly code: Code;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

const PictogramTile = ({ code, count, isChosen, onToggle }: TileProps) => {
  const language = useLanguage();
  const name = pictograms[code][language];
  return (
    <Tile
      type="button"
      onClick={onToggle}
      // All ten keep their place: a grid that closes up under the pointer makes one choose the wrong hazard.
      disabled={count === 0 && !isChosen}
      aria-pressed={isChosen}
      aria-label={`${name}, ${formatNumber(count, language)}`}
    >
      {/* For the pointer alone: on the button itself it would be read out once more. */}
      <span title={name} aria-hidden>
        <Pictogram code={code} size={28} />
        <b>{name}</b>
        <small>{formatNumber(count, language)}</small>
      </span>
    </Tile>
  );
};

const Tile = styled('button')(({ theme }) => ({
  display: 'grid',
  '& span': { display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 2 },
  padding: '6px 0',
  border: '2px solid transparent',
  borderRadius: 8,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '& small': { color: theme.palette.text.secondary, fontSize: '0.75rem', lineHeight: '16px' },
  '&:hover:enabled': { background: theme.palette.action.hover },
  '&:disabled': { cursor: 'default' },
  '&[aria-pressed=true]': { borderColor: theme.tokens.accent, background: theme.tokens.accentSoft },
  '&[aria-pressed=true] small': { color: theme.tokens.onAccentSoft, fontWeight: 600 },
  '& b': { display: 'none' },
  '@media (pointer: coarse)': {
    padding: '6px 8px',
    minHeight: 48,
    textAlign: 'start',
    '& span': { gridTemplateColumns: '28px minmax(0, 1fr) auto', justifyItems: 'start', alignItems: 'center', gap: 8 },
    '& b': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, lineHeight: '18px', overflowWrap: 'anywhere' },
  },
}));
