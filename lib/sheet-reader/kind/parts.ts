import type { PageLanguage } from '#contract/reading/file-kind.ts';
import type { Page } from '../text/layout.ts';
import { languagesOfPage } from './page-language.ts';
import { edgesOf, type PageSigns, signsOfPages } from './page-signs.ts';

/** A page with what tells where sheets and languages change; `languages` is empty where its text tells none. */
interface PageFacts extends PageSigns {
  readonly page: Page;
  readonly languages: readonly PageLanguage[];
}

/** Pages one after the other that belong together, in one language or in two beside each other. */
export interface Part {
  readonly pages: readonly PageFacts[];
  readonly languages: readonly PageLanguage[];
  /** How many of the sixteen sections begin in it. */
  readonly sections: number;
  readonly hasTitle: boolean;
}

/** The parts of a file: cut where a sheet begins anew, and where another language goes on. */
export const partsOf = (pages: readonly Page[]): Part[] =>
  sheetsApart(factsOfPages(pages)).flatMap(languagesApart).map(partOf);

/** Reads the signs of all pages of a file; it cuts nothing. */
const factsOfPages = (pages: readonly Page[]): PageFacts[] => {
  const signs = signsOfPages(pages);
  return pages.map((page, at) => ({ page, languages: languagesOfPage(page), ...signs[at]! }));
};

/** A part is a sheet by its sections, or by its title. */
export const isSheetLike = ({ sections, hasTitle }: Part): boolean => sections >= fewestSections || hasTitle;
const fewestSections = 5;

/** A part in which so many sections were found, and the last of them so late, is over when the first section comes again. */
const isLate = (pages: readonly PageFacts[]): boolean => {
  const found = pages.flatMap(({ sections }) => sections);
  return new Set(found).size >= 5 && Math.max(...found) >= 8;
};

const sheetsApart = (facts: readonly PageFacts[]): PageFacts[][] => {
  const parts: PageFacts[][] = [];
  for (const [at, page] of facts.entries()) {
    const part = parts.at(-1);
    if (part && !beginsSheet(page, facts[at - 1]!, part)) part.push(page);
    else parts.push([page]);
  }
  return parts;
};

const beginsSheet = (page: PageFacts, before: PageFacts, part: readonly PageFacts[]): boolean => {
  const isCountedAnew = beginsCount(page, before);
  const isFirst = page.sections[0] === 1;
  return isFirst ? isCountedAnew || isLate(part) : isCountedAnew && page.hasTitle && isLate(part);
};

const beginsCount = ({ printed }: PageFacts, before: PageFacts): boolean =>
  printed?.page === 1 && printed.of !== 1 && before.printed?.page !== 1;

/** One page in another language is a label or an address; two go on in it, and so does one with sections of its own. */
const languagesApart = (facts: readonly PageFacts[]): PageFacts[][] => {
  const parts: PageFacts[][] = [[]];
  let spoken: PageLanguage | undefined;
  for (const [at, page] of facts.entries()) {
    const own = onlyLanguage(page);
    const next = facts
      .slice(at + 1)
      .map(onlyLanguage)
      .find(Boolean);
    const goesOn = next === own || page.sections.length >= 3;
    const isOther =
      spoken !== undefined &&
      own !== undefined &&
      own !== spoken &&
      goesOn &&
      !goesOnCounting(parts.at(-1)!, facts.slice(at));
    // Of languages that are not told apart, the numbers of pages alone show where the next begins.
    const isNext = spoken === 'other' && at > 0 && beginsCount(page, facts[at - 1]!);
    if (isOther || isNext) parts.push([]);
    if (own !== undefined && (spoken === undefined || isOther)) spoken = own;
    parts.at(-1)!.push(page);
  }
  return parts;
};

/** A section in another language than those before it, but with the next number, is of the same sheet. */
const goesOnCounting = (before: readonly PageFacts[], after: readonly PageFacts[]): boolean => {
  const next = after.find(({ sections }) => sections.length > 0)?.sections[0];
  return next !== undefined && next >= Math.max(0, ...before.flatMap(({ sections }) => sections));
};

const onlyLanguage = ({ languages }: PageFacts): PageLanguage | undefined =>
  languages.length === 1 ? languages[0] : undefined;

/** Takes the pages as one part, whether or not they belong together. */
export const partOf = (pages: readonly PageFacts[]): Part => ({
  pages,
  languages: languagesOfPart(pages),
  sections: new Set(pages.flatMap(({ sections }) => sections)).size,
  hasTitle: pages.slice(0, 2).some(({ hasTitle }) => hasTitle),
});

/** Two where most pages are in both of them, else the one that most pages are in. */
const languagesOfPart = (pages: readonly PageFacts[]): PageLanguage[] => {
  const spoken = pages.filter(({ languages }) => languages.length > 0);
  const both = spoken.filter(({ languages }) => languages.includes('en') && languages.includes('fr'));
  if (both.length > spoken.length / 2) return ['en', 'fr'];
  const counts = new Map<PageLanguage, number>();
  for (const { languages } of spoken) counts.set(languages[0]!, (counts.get(languages[0]!) ?? 0) + 1);
  return [...counts]
    .toSorted((one, other) => other[1] - one[1])
    .map(([language]) => language)
    .slice(0, 1);
};

/** A few pages at the end are a blank form or a list of words, whatever stands at their edges. */
const fewestOfRest = 3;
const fewestWithoutEdges = 10;

/** How many pages at the end of a part are something else: after its last section, with other heads and feet and page numbers. */
export const restOf = ({ pages, sections }: Part): number => {
  const last = pages.findLastIndex((page) => page.sections.length > 0);
  if (last < 0 || sections < 8) return 0;
  const own = pages.slice(0, last + 1);
  const counts = new Map<string, number>();
  for (const page of own) for (const edge of edgesOf(page.page)) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  const heads = new Set([...counts].filter(([, count]) => count > 1 && count >= own.length / 2).map(([edge]) => edge));
  const total = own.findLast(({ printed }) => printed && printed.of > 0)?.printed?.of;
  const belongs = (page: PageFacts, at: number): boolean =>
    edgesOf(page.page).some((edge) => heads.has(edge)) ||
    (total !== undefined && page.printed?.of === total) ||
    (page.printed !== undefined &&
      page.printed.page > 1 &&
      page.printed.page === (pages[at - 1]?.printed?.page ?? -1) + 1 &&
      page.printed.of === 0);
  const end = pages.findLastIndex((page, at) => at <= last || belongs(page, at));
  const rest = pages.length - 1 - end;
  return rest >= (heads.size > 0 || total !== undefined ? fewestOfRest : fewestWithoutEdges) ? rest : 0;
};
