import type { Language } from '#contract/languages.ts';
import type { KeptState } from '#src/offline/kept-database.ts';

const words = {
  en: { everywhere: 'all locations', more: (names: string, count: number) => `${names} and ${count} more` },
  fr: { everywhere: 'tous les emplacements', more: (names: string, count: number) => `${names} et ${count} de plus` },
} as const satisfies Record<Language, object>;

/** Names that are said; of more there is the number. */
const namesSaid = 2;

/** The locations whose sheets this device keeps, in a few words. */
export const nameKeptPlaces = ({ frame, locations }: KeptState, language: Language): string => {
  const said = words[language];
  if (locations.length === 0) return said.everywhere;
  const names = locations.flatMap((id) => frame.locations.find((place) => place.id === id)?.name[language] ?? []);
  const first = names.slice(0, namesSaid).join(', ');
  return names.length > namesSaid ? said.more(first, names.length - namesSaid) : first;
};
