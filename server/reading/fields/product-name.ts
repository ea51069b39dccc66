import type { Entry } from '../sheet/entries.ts';
import { type Line, textOf, type Word, wordsOf } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { valuesOfKind } from './best-entry.ts';
import { type Found, flatten, foundText, tidy } from './found.ts';

interface Source {
  /** Of section 1, then of the running head. */
  readonly entries: readonly Entry[];
  readonly head: readonly Line[];
  readonly productIds: readonly string[];
}

/** The product identifier of section 1; without a label for it, the title that the sheet bears. */
export const productNameOf = ({ entries, head, productIds }: Source): Found<string> | undefined => {
  const words = valuesOfKind(entries, 'productName')
    .map((value) => withoutLabelEnd(flatten(withoutProse(value))))
    .find((value) => /[\p{L}\d]/u.test(textOf(value)) && !isSentence(value));
  const shown = words ?? titleOf(head);
  if (!shown) return undefined;
  const kept = withoutIds(shown, productIds);
  return foundText(kept, tidy(textOf(kept)));
};

/** A name goes on for three lines at most; what follows is the maker's description. */
const withoutProse = (value: readonly (readonly Word[])[]) => value.slice(0, 3);

/** `PRODUCT` over `IDENTIFIER …` is one label. */
const withoutLabelEnd = (words: readonly Word[]) =>
  words.length > 1 && /^identi(?:fier|ficateur)$/.test(squash(words[0]!.text)) ? words.slice(1) : words;

const isSentence = (words: readonly Word[]) => words.length > 24;

/** A code in brackets, or behind the name, is another field's. */
const withoutIds = (words: readonly Word[], ids: readonly string[]): readonly Word[] => {
  const codes = new Set(ids.map(squash));
  const isId = ({ text }: Word) => codes.has(squash(text)) || /^\(\d{4}[\d-]*\)$/.test(text);
  const kept = words.filter((word, index) => index === 0 || !isId(word) || !isLoose(words, index));
  return kept.length > 0 ? kept : words;
};

const isLoose = (words: readonly Word[], index: number) =>
  index === words.length - 1 || /^\(.*\)$/.test(words[index]!.text);

/** The largest line before section 1 that is not the document's own name. */
const titleOf = (head: readonly Line[]): readonly Word[] | undefined =>
  head
    .map(wordsOf)
    .filter((words) => isTitle(textOf(words)))
    .toSorted((a, b) => b[0]!.height - a[0]!.height)[0];

const isTitle = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  text.length < 80 &&
  !/[:@©]|\b\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b/.test(text) &&
  !notTitle.test(squash(text)) &&
  !company.test(text) &&
  !text.endsWith('.');

/** A letterhead. */
const company = /\b(?:inc|incorporated|ltd|ltée|limited|limitée|llc|corp|corporation)\b\.?\)?$/i;

const notTitle =
  /^(?:page.*|.*(?:safetydata|datasheet|fichede|donneesdesecurite|fichesignal|fichetechnique|securite$|according|conform|selon|regulation|reglement|revision|version|date|www|whmis|simdut|compliant|exigences|required|requise).*)$/;
