import type { FacetWith } from '#contract/search/facets.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';
import { useValueLabel } from '../state/use-value-label.ts';
import { ChoiceRows } from './ChoiceRows.tsx';

interface Props {
  readonly name: FacetWith<'choices'> | 'status';
  /** Values to offer; all of them when left out. */
  readonly isListed?: (value: string) => boolean;
}

/** A short list of which one value may be chosen; choosing it again lets it go. */
export const ChoiceList = ({ name, isListed = () => true }: Props) => {
  const text = useText();
  const labelOf = useValueLabel();
  const { facets, filters } = useSearch();
  const chosen = filters[name]?.[0];
  // A sheet may stand in several ways at once: beside the chosen one, the counts of the others would be those of both.
  const entries = (facets[name] ?? []).filter(({ value }) => isListed(value) && (!chosen || value === chosen));
  const all =
    chosen && !entries.some(({ value }) => value === chosen) ? [{ value: chosen, count: 0 }, ...entries] : entries;
  return (
    <ChoiceRows
      name={name}
      label={text(`search.sections.${name}`)}
      entries={all}
      labelOf={(value) => labelOf(name, value)}
    />
  );
};
