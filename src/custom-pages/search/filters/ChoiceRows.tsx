import { type ChangeEvent, type FocusEvent, memo, type Ref, useCallback, useState } from 'react';
import type { FacetWith } from '#contract/search/facets.ts';
import type { FacetEntry } from '#contract/search/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';
import { FilterRow, RowRadio } from './FilterRow.tsx';

interface Props {
  readonly name: FacetWith<'choices' | 'list'> | 'status';
  /** The title of the list. */
  readonly label: string;
  readonly entries: readonly FacetEntry[];
  readonly labelOf: (value: string) => string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Values of which one may be chosen; choosing “all” lets it go, and stays as long as it has the focus. */
export const ChoiceRows = ({ name, label, entries, labelOf, ref }: Props) => {
  const { filters, setFacet } = useSearch();
  const [isAllKept, setAllKept] = useState(false);
  const chosen = filters[name]?.[0];
  const letAllGo = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setAllKept(false);
  };
  const chooseAll = useCallback(() => {
    setAllKept(true);
    setFacet(name, []);
  }, [name, setFacet]);
  const choose = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) => setFacet(name, [target.value]),
    [name, setFacet],
  );
  return (
    <div ref={ref} role="radiogroup" aria-label={label} onBlur={letAllGo}>
      {(chosen !== undefined || isAllKept) && (
        <AllRow name={name} isChosen={chosen === undefined} onChoose={chooseAll} />
      )}
      {entries.map(({ value, count }) => (
        <FilterRow
          key={value}
          label={labelOf(value)}
          count={count}
          isChosen={value === chosen}
          control={
            <RowRadio size="small" name={`filter-${name}`} value={value} checked={value === chosen} onChange={choose} />
          }
        />
      ))}
    </div>
  );
};

/** Lets a single choice go, with the mouse or the keyboard. */
const AllRow = memo(({ name, isChosen, onChoose }: { name: string; isChosen: boolean; onChoose: () => void }) => {
  const text = useText();
  return (
    <FilterRow
      label={text('search.all')}
      isChosen={isChosen}
      control={<RowRadio size="small" name={`filter-${name}`} checked={isChosen} onChange={onChoose} />}
    />
  );
});

/** The chosen value is always there, if need be at the head: with it chosen, it has as many sheets as the search. */
export const withChosen = (
  entries: readonly FacetEntry[],
  { chosen, total }: { readonly chosen: string | undefined; readonly total: number },
): readonly FacetEntry[] =>
  chosen === undefined || entries.some(({ value }) => value === chosen)
    ? entries
    : [{ value: chosen, count: total }, ...entries];
