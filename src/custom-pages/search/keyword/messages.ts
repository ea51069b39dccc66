import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';

/** What was typed, and what is meant by it. */
interface Meant {
  readonly typed: string;
  readonly used: string;
}

const en = {
  label: 'Suggestions',
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  products: 'Products',
  substances: 'Substances',
  manufacturers: 'Manufacturers',
  locations: 'Locations',
  meant: ({ typed, used }: Meant) => `${typed} → ${used}`,
  instead: ({ typed, used }: Meant) => `Suggestions for “${used}”, since nothing begins with “${typed}”`,
};

const fr: typeof en = {
  label: 'Suggestions',
  found: (count) => (count <= 1 ? `${count} suggestion` : `${count} suggestions`),
  products: 'Produits',
  substances: 'Substances',
  manufacturers: 'Fabricants',
  locations: 'Emplacements',
  meant: ({ typed, used }) => `${typed} → ${used}`,
  instead: ({ typed, used }) =>
    `Suggestions pour «\u00a0${used}\u00a0», car rien ne commence par «\u00a0${typed}\u00a0»`,
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The messages of the suggestions, which come with them alone. */
export const useSuggestionMessages = () => messages[useLanguage()];
