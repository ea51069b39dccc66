import type { OrganisationEntry } from '#contract/calls/operator/organisations.ts';
import { foldText } from '#lib/text/search-text.ts';

type Location = OrganisationEntry['locations'][number];

/**
 * Locations as a person writes them, one a line: `Plant`, within another `Plant > Paint shop`, in two languages
 * `Plant | Usine > Atelier` … A location that is named again is the same one; what lies in between need not be written by itself.
 */
export const parseLocations = (written: string): Location[] => {
  const known = new Map<string, Location>();
  for (const line of written.split(/\r?\n/)) {
    let parent = '';
    for (const step of line.split('>')) {
      const [en = '', fr = en] = step.split('|').map((name) => name.trim().replaceAll(/\s+/g, ' '));
      if (en === '' && fr === '') continue;
      const name_en = (en || fr).slice(0, 200);
      const path = JSON.stringify([parent, foldText(name_en)]);
      const location = known.get(path) ?? {
        key: String(known.size + 1),
        parent,
        id: null,
        name_en,
        name_fr: (fr || en).slice(0, 200),
      };
      known.set(path, location);
      parent = location.key;
    }
  }
  return [...known.values()];
};
