import { type Language, languages } from '#contract/languages.ts';
import type { SectionsRead, SheetSection } from '#contract/sheets/sheet-sections.ts';
import type { FoundFields } from '../certainty/evidence.ts';
import { languageOfText } from '../fields/language.ts';
import { unNumbersOf } from '../fields/un-numbers.ts';
import { type Page, textOfLine } from '../text/layout.ts';
import { cardOf, textOfSection } from './card.ts';
import { spellingOf } from './flow.ts';
import { type SplitSection, splitSections } from './split-sections.ts';

/** Rises whenever sheets are read otherwise: what was kept of an earlier one is read again. */
export const sectionRules = 7;

/** Longer no section is, and no sheet: in characters. */
const longestSection = 60_000;
const longestSheet = 600_000;
const mostLines = 20_000;

/** What all pages of a sheet say: its sections, and the facts that stand in them alone. */
export interface WholeSheet extends SectionsRead {
  readonly fields: Pick<FoundFields, 'unNumbers'>;
}

const nothing: WholeSheet = { sections: [], cards: [], fields: {} };

/** The sixteen sections of a sheet, whoever made it, and what they say for an emergency. */
export const readSections = (pages: readonly Page[]): WholeSheet => {
  const lines = pages.flatMap((page) => page.lines);
  if (lines.length > mostLines) return nothing;
  const split = splitSections(pages);
  if (split.length === 0) return nothing;
  const spelling = spellingOf(lines);
  const whole = languageOfText(lines.map(textOfLine).join('\n'));
  const languageOf = ({ language, lines: own }: SplitSection): Language =>
    language ?? languageOfText(own.map(textOfLine).join('\n')) ?? whole ?? 'en';
  const byLanguage = languages
    .map((language) => ({ language, own: split.filter((section) => languageOf(section) === language) }))
    .filter(({ own }) => own.length > 0);
  const usual = byLanguage.toSorted((a, b) => b.own.length - a.own.length)[0]!.language;
  // A title that both languages write alike does not make a sheet bilingual.
  const spoken = byLanguage.filter(({ own, language }) => language === usual || own.length >= 5);
  const first = lines.slice(0, lines.indexOf(split[0]!.heading));
  const ofLanguage = (language: Language) =>
    spoken.length === 1 ? split : split.filter((section) => languageOf(section) === language);
  let room = longestSheet;
  const sections = spoken.flatMap(({ language }) =>
    ofLanguage(language).map((section): SheetSection => {
      const text = textOfSection(section.lines, spelling);
      const kept = text.slice(0, Math.min(longestSection, room)).toWellFormed();
      room -= kept.length;
      return {
        number: section.number,
        language,
        text: kept,
        pages: [section.heading.frame.number, (section.lines.at(-1) ?? section.heading).frame.number],
        doubts: [...section.doubts, ...(kept.length < text.length ? (['cut-off'] as const) : [])],
      };
    }),
  );
  const cards = spoken.map(({ language }) =>
    cardOf({ sections: ofLanguage(language), head: first, spelling }, language),
  );
  const unNumbers = unNumbersOf(split);
  return { sections, cards, fields: unNumbers ? { unNumbers } : {} };
};
