import { type Entry, startsLabel } from '../sheet/entries.ts';
import { isKnownLabel } from '../sheet/labels.ts';
import { joinWords, type Line, type Word, wordsOfLine } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { valuesOfKind } from './best-entry.ts';
import { type Found, foundText, tidy } from './found.ts';

interface Source {
  readonly entries: readonly Entry[];
  /** Lines of section 1, where a company may stand without a label. */
  readonly lines: readonly Line[];
  readonly head: readonly Line[];
  /** Running heads of later pages: the first may be a cover. */
  readonly margins: readonly Line[];
  /** Of the last section, where short sheets tell who prepared them. */
  readonly last: readonly Entry[];
}

/** The company that answers for the sheet: the manufacturer's name, else the supplier's, else the letterhead's, else the one at its end. */
export const manufacturerOf = ({ entries, lines, head, margins, last }: Source): Found<string> | undefined => {
  const named = valuesOfKind(entries, 'company').map(companyIn).find(Boolean);
  const words =
    named ??
    companyAmong(lines) ??
    companyAmong(head) ??
    companyAmong(margins) ??
    companyAtEnd(last) ??
    companyOverAddress(lines) ??
    companyInAddress(entries) ??
    companyOverBox(head);
  const whole = words && withFormBelow(words, lines);
  return whole && foundText(whole, tidy(joinWords(whole)));
};

/** `Harbour Electronic Materials US,` over `LLC`: a name too long for its line. */
const withFormBelow = (words: readonly Word[], lines: readonly Line[]): readonly Word[] => {
  const [first, last] = [words[0]!, words.at(-1)!];
  if (isForm.test(last.text)) return words;
  const below = lines[lines.findIndex((line) => wordsOfLine(line).includes(last)) + 1];
  const form = below?.cells.find(({ x }) => Math.abs(x - first.x) < 5)?.words;
  return form?.length === 1 && isForm.test(form[0]!.text) && wordsOfLine(below!).at(-1) === form[0]
    ? [...words, ...form]
    : words;
};

/** A word that is nothing but the form of a company. */
const isForm = /^(?:inc|ltd|llc|l\.l\.c|corp|gmbh|limited|lt[ée]e|limitée|ulc)[.,]*$/i;

const companyIn = (value: readonly (readonly Word[])[]): readonly Word[] | undefined => {
  const [whole = [], second = []] = isOfAddress.test(squash(joinWords(value[0] ?? []))) ? value.slice(1) : value;
  const first = withoutRole(whole);
  const name = nameIn(first);
  if (!name || isForm.test(joinWords(second))) return name && [...name, ...second];
  const isOpen =
    !legalForm.test(joinWords(first)) &&
    /(?:[,&]|\b(?:and|et|of|for|de|the|du|pour))$/i.test(joinWords(first)) &&
    name.length === first.length;
  return isOpen ? (nameIn([...first, ...second]) ?? name) : name;
};

/** What heads one of several addresses. */
const isOfAddress =
  /^(?:(?:us|usa|american|canadian|corporate|world)?(?:headquarters|headoffice|address)|siegesocial.{0,12}|adresse(?:americaine|canadienne)|unitedstates(?:ofamerica)?|unitedkingdom|canada|etatsunis)$/;

/** `Manufacturer/Supplier` as a part of the value of a wider label; `Swiss distributor - ` and `Manufactured by` before a name. */
const withoutRole = (words: readonly Word[]): readonly Word[] => {
  const dash = words.findIndex(({ text }) => /^[-–—]$/.test(text));
  const role = dash > 0 && dash < 4 ? squash(joinWords(words.slice(0, dash))) : '';
  if (/^(?:distribut(?:eur|or)|importateur|importer)|(?:distributor|importer)$/.test(role))
    return words.slice(dash + 1);
  if (
    /^(?:and|or|et|ou) (?:manufacturer|supplier|distributor|importer|fabricant|fournisseur|distributeur) ./i.test(
      joinWords(words),
    )
  )
    return words.slice(2);
  if (/^(?:manufactured|made|distributed|fabriqu[ée]e?|distribu[ée]e?) (?:by|par) ./i.test(joinWords(words)))
    return words.slice(2);
  return startsWithRole(words) ? withoutRole(words.slice(1)) : words;
};

/** `Company Harbour Ltd.` has no colon after the label. */
const startsWithRole = (words: readonly Word[]): boolean =>
  (words.length > 2 && words[0]!.text === 'Company' && legalForm.test(joinWords(words))) ||
  (words.length > 1 && /^(?:for|pour|(?:manufacturer|supplier|fabricant|fournisseur){1,2}:?)$/.test(roleIn(words[0]!)));

/** `For: Harbour Company`; without a colon, `For` may begin a name. */
const roleIn = ({ text }: Word): string => (/^(?:for|pour)$/i.test(text) ? '' : squash(text));

/** The words up to an address, a telephone number or a remark. */
const nameIn = (words: readonly Word[]): readonly Word[] | undefined => {
  const end = words.findIndex(
    (word, index) =>
      index > 0 && (startsAddress(word, words[index - 1]!, words[index + 1]) || endsForm(words[index - 1]!, word)),
  );
  const name = end < 0 ? words : words.slice(0, end);
  // The number under which Australia registers a company.
  if (/^\(?(?:abn|acn)\b/i.test(joinWords(words))) return undefined;
  const text = joinWords(name);
  const said = squash(text.replace(/^\d{1,2}(?:\.\d{1,2})+\.? /, ''));
  if (startsWithHouse(text) || (/^\p{Ll}/u.test(text) && name.length > 2 && !legalForm.test(text))) return undefined;
  if (
    !/\p{L}{2}|^\d\p{Lu}$/u.test(text) ||
    // `Zoe Roy; Toxicologist` answers for the text.
    /\p{L}; \p{Lu}/u.test(text) ||
    /^[^(]*\)/.test(text) ||
    isNoCompany.test(said) ||
    isKnownLabel(said) ||
    /@|www\.|https?:/i.test(text)
  )
    return undefined;
  return name.length > 12 ? undefined : name;
};

/** A house number; the number of a numbered company, `123456 Ontario Inc.`, is not one. */
const startsWithHouse = (text: string): boolean =>
  (/^\d{1,6},? /.test(text) && !legalForm.test(text)) || isStreet.test(text) || /^(?:p\.? ?o\.? ?)?box \d/i.test(text);

const isStreet =
  /^(?:one|two|three) .*\b(?:plaza|place|way|centre|center|avenue|street|road|drive|parkway)\b|^\d[\d/-]*[a-z]?,? .*\b(?:avenue|ave|street|st|road|rd|drive|dr|highway|hwy|parkway|pkwy|lane|ln|court|circle|plaza|boulevard|blvd|rue|chemin|ch)\b/i;

/** `Harbour Corporation, Hickory, NC 28601`: the town follows the form of the company; `Harbour Co., Ltd.` goes on. */
const endsForm = (previous: Word, { text }: Word): boolean =>
  /^division\.$/i.test(previous.text) ||
  (/^(?:inc|incorporated|ltd|limited|llc|corp|corporation|lt[ée]e|ulc|plc|ab|b\.?v|n\.?v|gmbh|s\.?a\.?s|sarl|s\.?r\.?l|s\.?p\.?a)\.?,$/i.test(
    previous.text,
  ) &&
    !legalForm.test(text));

const startsAddress = ({ text }: Word, previous: Word, next: Word | undefined): boolean => {
  if (/^(?:tel|téll?|tél|phone|fax|téléphone|telephone|www\.|http|p\.?\s?o\.?$|e-?mail|courriel)/i.test(text))
    return true;
  if (/^\((?:formerly|anciennement)|^\(?(?:abn|acn)\b/i.test(text)) return true;
  if (/^box$/i.test(text) && /^\d/.test(next?.text ?? '')) return true;
  if (/^\(?\+?\d{3}\)?[-. ]?\d{3}/.test(text)) return true;
  const breaks = /[,;]$/.test(previous.text) || /^[-–—|•]$/.test(previous.text);
  if (/^\d{1,6}(?:[A-Za-z]|(?:st|nd|rd|th)\.?)?,?$/.test(text) && breaks) return true;
  // A short number within a name is part of it, as in `Studio 54 Lubricants`.
  const isHouse = /^\d{3,6},?$/.test(text) || (/^\d{1,2},?$/.test(text) && legalForm.test(previous.text));
  if (isHouse && /^\p{Lu}/u.test(next?.text ?? '')) return true;
  return breaks && /^(?:a|an)$/i.test(text);
};

const isNoCompany =
  /^(?:.*trademarkof.*|(?:chemtrec|canutec|infotrac|chemtel|prosar)(?!.*(?:inc|llc|ltd)$).*|address|adresse|nomde(?:la)?(?:societe|compagnie|entreprise).*|telephone|.*emergencytelephone.*|company|information|details|renseignements|department|manufacture|(?:responsible)?partycompany|addressofthe(?:manufacturer|supplier|importer|distributor)+|supplier|manufacturer|distributor|importer|fabricant|manufacturier|fournisseur|distributeur|importateur|compagnie|societe|entreprise|others?|autres?|name|nom|coordonnees|contactdetails|(?:(?:safety)?data)?sheet|(?:see|referto|contact|consult|sameas|voir|consulter|contacter|identiqueau|memequele|sere(?:ferer|porter)(?:au|a)?)(?:the|le|l)?(?:supplier|manufacturer|distributor|fournisseur|fabricant|distributeur).*|notavailable|pourtoute.*|forany.*|ofthe(?:safety|substance|product).*|dela(?:societe|substance|fiche|compagnie|entreprise|preparation).*|du(?:fabricant|fournisseur|produit|distributeur|manufacturier).*|usa|unitedstates(?:ofamerica)?|unitedkingdom|etatsunis|canada)$/;

/** A line that ends as the names of companies do. */
const companyAmong = (lines: readonly Line[]): readonly Word[] | undefined => {
  for (const line of lines) {
    for (const [index, cell] of line.cells.entries()) {
      const name = nameIn(withoutRole(cell.words));
      if (
        name &&
        !isKindOfGoods(name, line.cells[index - 1]) &&
        !isMark.test(joinWords(name)) &&
        !/:/.test(joinWords(name)) &&
        name.length <= 8 &&
        endsAsCompany(name)
      )
        return name;
    }
  }
  const marked = lines.map(wordsOfLine).find((words) => isMark.test(joinWords(words)));
  return marked && ownerIn(marked);
};

/** `Material type: Semi-finished Steel Products` */
const isKindOfGoods = (name: readonly Word[], label: Line['cells'][number] | undefined): boolean =>
  label !== undefined && label.words.at(-1)!.text.endsWith(':') && /^(?:products|chemicals)$/i.test(name.at(-1)!.text);

/** `Air care products` and `CO2, Foam, Dry Chemicals` are what they are. */
const endsAsCompany = (name: readonly Word[]) =>
  legalForm.test(joinWords(name)) &&
  !/^(?:products|company|chemicals|industries|co)/.test(name.at(-1)!.text) &&
  !/,.*(?:products|chemicals)$/i.test(joinWords(name));

/** `Location: Harbour Products Limited, 12 Pier Road`. */
const companyAtEnd = (last: readonly Entry[]): readonly Word[] | undefined =>
  last.map(({ value }) => nameIn(value[0] ?? [])).find((name) => name && name.length <= 8 && endsAsCompany(name));

/** `Harbour Coatings, LLC Pier Center` is the name, and the building. */
const toLegalForm = (words: readonly Word[]): readonly Word[] => {
  const end = words.findIndex(({ text }) => isForm.test(text));
  return end > 0 ? words.slice(0, end + 1) : words;
};

/** A name with a street beside or below it, without a label. */
const companyOverAddress = (lines: readonly Line[]): readonly Word[] | undefined =>
  lines.flatMap((line, at) =>
    line.cells.flatMap((cell, index) => {
      const below = lines[at + 1]?.cells.find(({ x }) => Math.abs(x - cell.x) < 5);
      const hasStreet = [line.cells[index + 1], below].some((one) => one && isStreet.test(joinWords(one.words)));
      const name = hasStreet && !startsLabel(line, index) ? nameIn(toLegalForm(cell.words)) : undefined;
      return name && name.length < 7 && cell.words.length < 9 ? [name] : [];
    }),
  )[0];

/** `Address: Harbour International` over its street. */
const companyInAddress = (entries: readonly Entry[]): readonly Word[] | undefined =>
  entries
    .filter(({ labels }) => labels.some((label) => /^(?:address|adresse)$/.test(label)))
    .flatMap(({ value: [first = [], second = []] }) =>
      /\d/.test(joinWords(first)) || !/^\d/.test(joinWords(second)) ? [] : [nameIn(first)],
    )
    .find((name) => name !== undefined && name.length < 7);

/** A letterhead over the post office box of its company. */
const companyOverBox = (head: readonly Line[]): readonly Word[] | undefined =>
  head
    .filter((line, at) => line.cells.length === 1 && /^p\.? ?o\.? ?box \d/i.test(textOf(head[at + 1])))
    .map(({ cells: [cell] }) => nameIn(cell!.words))
    .find((name) => name !== undefined && name.length < 7);

const textOf = (line: Line | undefined): string => (line ? joinWords(wordsOfLine(line)) : '');

/** Of the owner of the text, who is not always the maker. */
const isMark = /©|copyright|droits d.auteur/i;

const legalForm =
  /\b(?:inc|incorporated|ltd|limited|ltée|limitée|llc|l\.l\.c|corp|corporation|company|co|compagnie|gmbh|ag|kg|(?<!\.)s\.?a|s\.?a\.?s|sarl|s\.?a\.?r\.?l|b\.?v|n\.?v|plc|ulc|l\.?p|s\.?p\.?a|s\.?r\.?l|oy|ab|pty|industries|products|chemicals|enterprises)\b\.?\)?,?$/i;

const ownerIn = (words: readonly Word[]): readonly Word[] | undefined => {
  const name = words.filter(({ text }) => /\p{L}/u.test(text) && !/^(?:©|\(c\)|copyright|(?:by|par)$)/i.test(text));
  return name.length > 0 && name.length < 7 ? nameIn(name) : undefined;
};
