import { Box, Typography } from '@mui/material';
import { memo } from 'react';
import { useEvent } from 'react-admin';
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
  const toggle = useEvent((code: Code) =>
    setFacet('pictogram', chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]),
  );
  const names = valuesOf(pictograms)
    .filter((code) => chosen.includes(code))
    .map((code) => pictograms[code][language]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own */}
      <div className="pictogram-tiles" role="group" aria-label={text('search.sections.pictogram')}>
        {valuesOf(pictograms).map((code) => (
          <PictogramTile
            key={code}
            code={code}
            count={counts.get(code) ?? 0}
            isChosen={chosen.includes(code)}
            onToggle={toggle}
          />
        ))}
      </div>
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
  readonly onToggle: (code: Code) => void;
}

const PictogramTile = memo(({ code, count, isChosen, onToggle }: TileProps) => {
  const language = useLanguage();
  const name = pictograms[code][language];
  return (
    <button
      type="button"
      className="pictogram-tile"
      onClick={() => onToggle(code)}
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
    </button>
  );
});
