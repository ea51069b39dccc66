import type { NameMeant } from '#contract/search/query.ts';
import { useText } from '#src/i18n/use-text.ts';

/** Says why sheets were found that do not have a word of what was typed: “varsol” is another name of Stoddard solvent. */
export const NamesMeant = ({ meant }: { meant: readonly NameMeant[] }) => {
  const text = useText();
  if (meant.length === 0) return null;
  const said = meant.map(({ words, names }) => text('search.meant', { words, names: names.join(' / ') }));
  return <p className="names-meant">{said.join(' ')}</p>;
};
