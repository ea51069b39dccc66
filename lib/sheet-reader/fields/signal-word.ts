import type { Entry } from '../sheet/entries.ts';
import { type Line, type Word, wordsOfLine } from '../text/layout.ts';
import { squash, squashWords } from '../text/squash.ts';
import { entriesOfKind } from './best-entry.ts';
import { type Found, flatten, foundText, saysNothing } from './found.ts';

type SignalWord = 'danger' | 'warning';

/** The signal word of section 2: beside its label, else alone on a line; empty when the sheet says that it has none. */
export const signalWordOf = (lines: readonly Line[], entries: readonly Entry[]): Found<SignalWord> | undefined => {
  const labelled = entriesOfKind(entries, 'signalWord');
  for (const { value } of labelled) {
    const words = flatten(value.slice(0, 2));
    if (words[0] && saysNothing([words[0]])) return undefined;
    // `Pas de mention de danger` names the word that it denies.
    if (/^(?:no|none|aucun|not|non|sans|pasde|nil)/.test(squashWords(words).text)) return undefined;
    const at = words.findIndex((word) => signalIn(word.text));
    if (at >= 0) return foundSignal([words[at]!]);
    // As it is put into English where another language was first.
    if (/^dangerous$/i.test(words[0]?.text ?? '')) return { value: 'danger', places: foundText([words[0]!]).places };
  }
  const alone = lines
    .flatMap((line) => line.cells)
    .find(({ words }) => words.length <= 2 && isCapital(words[0]!) && signalIn(words.map(({ text }) => text).join('')));
  // One word, or one that the file has in two pieces, `Dange r`.
  if (alone) return foundSignal(alone.words);
  return labelled.length > 0
    ? undefined
    : (signalOfOverview(lines, entries) ?? afterStatements(lines) ?? inCapitals(lines));
};

const signalIn = (text: string): SignalWord | undefined => {
  const said = squash(text);
  if (said === 'danger') return 'danger';
  return /^(?:warning|attention|avertissement|miseengarde)$/.test(said) ? 'warning' : undefined;
};

/** `Mention de` over `danger` is the head of a column. */
const isCapital = ({ text }: Word) => /^\P{L}*\p{Lu}/u.test(text);

/** Of words that together are one. */
const foundSignal = (words: readonly Word[]): Found<SignalWord> => ({
  value: signalIn(words.map(({ text }) => text).join(''))!,
  places: foundText(words).places,
});

/** `Emergency overview: DANGER!`, beside that label or at the start of the line under it. */
export const signalOfOverview = (lines: readonly Line[], entries: readonly Entry[]): Found<SignalWord> | undefined => {
  const beside = entries
    .filter(({ labels }) => labels.some((label) => overview.test(label)))
    .map(({ value: [first = []] }) => first[0]);
  const below = lines.flatMap((line, at) =>
    overview.test(squashWords(wordsOfLine(line)).text) ? lines.slice(at + 1, at + 2) : [],
  );
  const word = [...beside, ...below.map((line) => wordsOfLine(line)[0])].find(
    (one) => one !== undefined && /^\p{Lu}+\P{L}*$/u.test(one.text) && signalIn(one.text),
  );
  return word && foundSignal([word]);
};

const overview = /^(?:emergencyoverview|(?:vuedensemble|apercu)(?:des|en)?(?:casd)?urgences?)$/;

/** `Hazard statement(s): Danger!`: at the end of the label that the statements stand under, or `DANGER:` before the first of them, as after `Hazard warning label:`. */
const afterStatements = (lines: readonly Line[]): Found<SignalWord> | undefined => {
  const word = lines
    .flatMap(({ cells }) => cells)
    .filter(({ words }) => ofStatements.test(squashWords(words.slice(0, -1)).text))
    .map(({ words }) => words.findLast(({ text }) => /\p{L}/u.test(text))!)
    .find((last) => isCapital(last) && signalIn(last.text));
  const before = lines
    .map(wordsOfLine)
    .flatMap((words) =>
      words
        .filter(isLoud)
        .slice(0, 1)
        .map((loud) => ({ loud, label: words.slice(0, words.indexOf(loud)) })),
    )
    .find(({ label }) => ofStatements.test(squashWords(label).text))?.loud;
  const found = word ?? before;
  return found && foundSignal([found]);
};

const isLoud = ({ text }: Word): boolean => /^(?:DANGER|WARNING|ATTENTION|AVERTISSEMENT)[:!]$/.test(text);

const ofStatements =
  /^(?:hazardstatements?s?|hazard(?:ous)?warninglabel|(?:mentions?|enonces?)s?(?:de|surles?)dangers?)(?:danger|warning|attention|avertissement)?$/;

/** `DANGER!` before a sentence, as sheets of WHMIS 1988 and American ones have it. */
const inCapitals = (lines: readonly Line[]): Found<SignalWord> | undefined => {
  const word = lines
    .map((line) => wordsOfLine(line)[0]!)
    .find(({ text }) => /^(?:DANGER|WARNING|AVERTISSEMENT|ATTENTION)[!:.]*$/.test(text));
  return word && foundSignal([word]);
};
