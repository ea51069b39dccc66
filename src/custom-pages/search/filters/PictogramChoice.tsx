import { Box, ButtonBase, Typography } from '@mui/material';
import { type Pictogram as Code, pictograms } from '#contract/sheets/pictogram.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Pictogram } from '../../../ui/Pictogram.tsx';
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
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 1 }}
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
  return (
    <ButtonBase
      onClick={onToggle}
      // All ten keep their place: a grid that closes up under the pointer makes one choose the wrong hazard.
      disabled={count === 0 && !isChosen}
      aria-pressed={isChosen}
      aria-label={`${pictograms[code][language]}, ${formatNumber(count, language)}`}
      title={pictograms[code][language]}
      sx={({ tokens }) => ({
        display: 'grid',
        justifyItems: 'center',
        gap: 0.5,
        py: 1.5,
        borderRadius: '8px',
        border: 2,
        borderColor: isChosen ? tokens.accent : 'transparent',
        bgcolor: isChosen ? tokens.accentSoft : 'transparent',
        '&:hover': { bgcolor: isChosen ? tokens.accentSoft : 'action.hover' },
        '@media (pointer: coarse)': { minHeight: 68 },
      })}
    >
      <Pictogram code={code} size={28} />
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary', fontWeight: isChosen ? 600 : 400 }}>
        {formatNumber(count, language)}
      </Typography>
    </ButtonBase>
  );
};
