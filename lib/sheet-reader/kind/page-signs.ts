import { candidatesOf } from '../sections/candidates.ts';
import { headingOf } from '../sheet/headings.ts';
import { type Line, type Page, textOfLine } from '../text/layout.ts';
import { squash } from '../text/squash.ts';

/** What a page shows of where sheets begin and end. */
export interface PageSigns {
  /** Numbers of the headings on it, of the sixteen sections, in order. */
  readonly sections: readonly number[];
  /** A line is the title of a safety data sheet. */
  readonly hasTitle: boolean;
  /** `Page 1 of 8`; 0 for the number of pages where it is not said. */
  readonly printed: { readonly page: number; readonly of: number } | undefined;
}

/** Titles of sheets as lines begin with them, squashed; a number or the rule that the sheet follows may stand before. */
const title =
  /^(?:\d+|whmis|simdut|ghs|sgh|osha|eu|us|canada)*(?:(?:material|chemical|product)?(?:safety)datasheets?|m?sds$|fiche(?:technique)?(?:sdedonnees|dedonnees|de|sde)?(?:donnees|informations?)?(?:de|sur)?(?:la)?securite|fichesignaletique|sicherheitsdatenblatt|(?:ficha|hoja)s?(?:tecnica)?(?:dedatos|deinformacion)?(?:de)?(?:la)?seguridad)/;
const titleWord = /sheet|sds|fiche|datenblatt|ficha|hoja/i;

/** A line that is longer refers to a sheet. */
const longestTitle = 80;

/** A title stands alone on its line, or in a cell of a letterhead. */
const isTitle = (line: Line): boolean => {
  const text = textOfLine(line);
  if (!titleWord.test(text.replaceAll(' ', ''))) return false;
  const cells = line.cells.map(({ words }) => words.map((word) => word.text).join(' '));
  return [text, ...cells].some((one) => one.length <= longestTitle && !/[.;]$/.test(one) && title.test(squash(one)));
};

/** Beginnings of the titles that the sixteen sections have in German and in Spanish, squashed. */
const otherTitles: readonly RegExp[] = [
  /^(?:bezeichnungde[sr]|stoffzubereitung|identificacion(?!.*(?:peligro|riesgo)))/,
  /^(?:moglichegefahren|identificacion.*(?:peligro|riesgo))/,
  /^(?:zusammensetzung|composicion)/,
  /^(?:erstehilfe|(?:medidasde)?primerosauxilios)/,
  /^(?:ma(?:ss|ß)nahmenzurbrand|medidas(?:de|contra|para)?.*(?:incendio|extincion))/,
  /^(?:ma(?:ss|ß)nahmenbeiunb|medidas.*(?:vertido|derrame|liberacion|escape))/,
  /^(?:handhabungundlagerung|manipulacion|manejo)/,
  /^(?:begrenzungund|control(?:es)?de(?:la)?exposicion)/,
  /^(?:physikalische|propiedadesfisicas)/,
  /^(?:stabilitat|estabilidad)/,
  /^(?:toxikologische|angabenzurtoxi|informacion(?:es)?toxicologica)/,
  /^(?:umweltbezogene|angabenzurokologie|informacion(?:es)?ecologica)/,
  /^(?:hinweisezurentsorgung|(?:consideraciones|informacion).*(?:eliminacion|desecho|disposicion))/,
  /^(?:angabenzumtransport|informacion(?:es)?.{0,16}transporte)/,
  /^(?:(?:angabenzuden)?rechtsvorschriften|vorschriften|informacion(?:es)?(?:sobrela)?(?:regla|regul))/,
  /^(?:sonstigeangaben|otras?informacion)/,
];

const startsLikeHeading =
  /^[\W_]*(?:\d{1,2}\b|\d{1,2}\p{L}|section|secci[oó]n|abschnitt|rubrique|partie|part|chapitre|sec\.|§|[ivx]{1,4}\b)/iu;
const numberOf = /^\W*(?:secci[oó]n|abschnitt)?\W*(\d{1,2})\b[\W_]*(.*)$/iu;

/** The number of the section that begins on a line. */
const headingNumber = (line: Line, next: Line | undefined): number | undefined => {
  const first = line.cells[0]?.words[0]?.text ?? '';
  if (!startsLikeHeading.test(first)) return undefined;
  const heading = headingOf(line, next);
  if (heading) return heading.number;
  const [, digits = '', rest = ''] = numberOf.exec(textOfLine(line)) ?? [];
  const number = Number(digits);
  if (number < 1 || number > 16) return undefined;
  const own = squash(rest) || (next ? squash(textOfLine(next)) : '');
  return otherTitles[number - 1]!.test(own) ? number : undefined;
};

const pagesWords = 'p(?:age|[aá]gina|[aá]g|\\.)?|seite|blatt';
const between = '\\s*(?:\\/|of|de|sur|von|à|out of)\\s*';
const withTotal = new RegExp(`(?:${pagesWords})\\W{0,3}(\\d{1,3})${between}(\\d{1,3})(?!\\d)`, 'iu');
const aloneWithTotal = new RegExp(`^\\W*(\\d{1,3})${between}(\\d{1,3})\\W*$`, 'iu');
const withoutTotal = /(?:\bpage|\bseite|\bp[aá]gina)\W{0,3}(\d{1,3})(?![\d/])/iu;

/** Of so many lines at the upper and at the lower edge. */
const edge = 6;

const printedOn = ({ lines }: Page): PageSigns['printed'] => {
  const edges = lines.length > 2 * edge ? [...lines.slice(0, edge), ...lines.slice(-edge)] : lines;
  const texts = edges.flatMap((line) => [
    textOfLine(line),
    ...line.cells.map((cell) => cell.words.map(({ text }) => text).join(' ')),
  ]);
  const numbered = texts.filter((text) => /\d/.test(text));
  for (const pattern of [withTotal, aloneWithTotal]) {
    for (const text of numbered) {
      const [, page = '', of = ''] = pattern.exec(text) ?? [];
      if (page && Number(page) >= 1 && Number(page) <= Number(of)) return { page: Number(page), of: Number(of) };
    }
  }
  for (const text of numbered) {
    const [, page = ''] = withoutTotal.exec(text) ?? [];
    if (Number(page) >= 1) return { page: Number(page), of: 0 };
  }
  return undefined;
};

/** The signs of each page. Where a file numbers no sections, titles alone count. */
export const signsOfPages = (pages: readonly Page[]): PageSigns[] => {
  const numbered = pages.map(({ lines }) => lines.flatMap((line, at) => headingNumber(line, lines[at + 1]) ?? []));
  const isNumbered = new Set(numbered.flat()).size >= 3;
  return pages.map((page, at) => ({
    sections: isNumbered ? numbered[at]! : candidatesOf(page.lines, true).map(({ number }) => number),
    hasTitle: page.lines.some(isTitle),
    printed: printedOn(page),
  }));
};

/** The wording of the first and last lines of a page, numbers aside: what a running head or foot has in common. */
export const edgesOf = ({ lines }: Page): string[] =>
  [...lines.slice(0, 4), ...lines.slice(-4)]
    .map((line) => squash(textOfLine(line)).replace(/\d+/g, '#'))
    .filter((wording) => wording.length > 3);
