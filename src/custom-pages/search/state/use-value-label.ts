import { useCallback } from 'react';
import { type FacetName, facetOf } from '#contract/search/facets.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';
import { type Pictogram, pictograms } from '#contract/sheets/pictogram.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';

/** What a facet's stored value is called on the screen. Locations have their own names, see `useLocations`. */
export const useValueLabel = () => {
  const text = useText();
  const language = useLanguage();
  return useCallback(
    (name: FacetName, value: string): string => {
      if (name === 'hazardous') return text(`search.hazardous.${value as Hazardous}`);
      if (name === 'pictogram') return pictograms[value as Pictogram]?.[language] ?? value;
      return facetOf(name).words?.[value]?.[language] ?? value;
    },
    [text, language],
  );
};
