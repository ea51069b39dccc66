/** A heading with the sentences that stand beneath it. */
export interface Section {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** A document of the specification: each sentence, list item and row of a table, in order. What opens it stands under no heading. */
export const readSections = (markdown: string): Section[] => {
  const sections: { heading: string; sentences: string[] }[] = [{ heading: '', sentences: [] }];
  let topic = '';
  for (const line of markdown.split('\n').filter((one) => one !== '')) {
    const heading = /^##+ (.+)$/.exec(line)?.[1];
    const isItem = item.test(line);
    if (!isItem) topic = /^\*\*([^*]+:)\*\*$/.exec(line)?.[1] ?? '';
    if (heading) sections.push({ heading, sentences: [] });
    else
      sections.at(-1)?.sentences.push(...sentencesOf(line).map((said) => (isItem ? `${topic} ${said}`.trim() : said)));
  }
  return sections;
};

const item = /^ *(?:-|\d+\.) /;

/** A title, the head of a table, words in bold on a line of their own: they name what follows and say nothing themselves. */
const isName = /^# |^\|[-| ]+\|$|^\*\*[^*]+\*\*$|^\| (?:Route|Method and path) \|/;

const sentencesOf = (line: string): string[] => {
  if (isName.test(line)) return [];
  // A row of a table is one thing said, however many sentences its cells hold.
  if (line.startsWith('|')) return [line.slice(2, -2).replaceAll(' | ', ' · ')];
  return line
    .replace(item, '')
    .replaceAll('**', '')
    .split(/(?<=[.?!]['")]*) (?=[A-Z'])/);
};

/** What our page says of a sentence: its words, shortened where it ends in `…`, and what holds it. */
export interface HeldLine {
  readonly number: number;
  readonly sentence: string;
  readonly heldBy: string;
}

/** The parts of our page: a document under `##`, its headings under `###`, a table beneath each. */
export const readHeldLines = (markdown: string): { document: string; heading: string; lines: HeldLine[] }[] => {
  const parts: { document: string; heading: string; lines: HeldLine[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, level, title = ''] = /^(##+) (.+)$/.exec(line) ?? [];
    if (level === '##') parts.push({ document: title, heading: '', lines: [] });
    else if (level) parts.push({ document: parts.at(-1)?.document ?? '', heading: title, lines: [] });
    const [, number, sentence = '', heldBy = ''] = /^\| (\d+) \| (.*?) \| (.*) \|$/.exec(line) ?? [];
    if (number) parts.at(-1)?.lines.push({ number: Number(number), sentence, heldBy });
  }
  return parts;
};
