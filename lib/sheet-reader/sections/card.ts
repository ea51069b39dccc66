import type { Language } from '#contract/languages.ts';
import type { ExposureRoute } from '#contract/sheets/exposure-routes.ts';
import type { EmergencyCard, Passage, ReadingDoubt } from '#contract/sheets/sheet-sections.ts';
import { isBelow, type Line, type Word } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { type Block, blocksOf, type LabelKind, plain } from './blocks.ts';
import { type FirstAidLabel, firstAidLabel, routesOf } from './first-aid-labels.ts';
import { flow, lineText, type Measure, measureOf, type Spelling, type TextLine } from './flow.ts';
import { fireLabel, protectionLabel } from './other-labels.ts';
import type { SplitSection } from './split-sections.ts';
import { telephonesOf } from './telephones.ts';

interface Source {
  readonly sections: readonly SplitSection[];
  /** Lines that stand in no section. */
  readonly head: readonly Line[];
  readonly spelling: Spelling;
}

/** What the sections of one language say for an emergency: the supplier's words, each under what it is about, or not at all. */
export const cardOf = (source: Source, language: Language): EmergencyCard => {
  const find = (number: number) => source.sections.find((section) => section.number === number);
  const { spelling } = source;
  const pageOf = (number: number) => find(number)?.heading.frame.number ?? null;
  return {
    language,
    telephones: telephonesOf(find(1), source.head, spelling),
    first_aid: firstAidOf(find(4), spelling),
    fire: partsOf(find(5), fireLabel, ['suitable', 'unsuitable'], spelling),
    spill: wholeOf(find(6), spelling),
    protection: partsOf(find(8), protectionLabel, ['eyes', 'hands', 'body', 'respiratory'], spelling),
    section_pages: { 1: pageOf(1), 4: pageOf(4), 5: pageOf(5), 6: pageOf(6), 8: pageOf(8) },
  };
};

type FirstAid = EmergencyCard['first_aid'];
type Part = keyof FirstAid;

const noFirstAid: FirstAid = {
  eyes: null,
  skin: null,
  inhalation: null,
  ingestion: null,
  general: null,
  symptoms: null,
  physician: null,
};

const firstAidOf = (section: SplitSection | undefined, spelling: Spelling): FirstAid => {
  if (!section) return noFirstAid;
  const blocks = blocksOf(section.lines, firstAidLabel);
  const parts = firstAidParts(blocks);
  const measure = measureOf([...parts.values()].flat().flatMap(({ lines }) => lines));
  const routes = [...parts.keys()].filter((part) => isRoute(part));
  const doubts: ReadingDoubt[] = [
    ...section.doubts,
    ...(routes.length < 2 ? (['few-labels'] as const) : []),
    ...(isTorn(blocks) || section.lines.some(hasLabelBeside) ? (['columns'] as const) : []),
  ];
  return {
    ...noFirstAid,
    ...Object.fromEntries(
      [...parts].map(([part, blocks]) => [
        part,
        toPassage(blocks, { measure, spelling, doubts, isWhole: !isRoute(part) }),
      ]),
    ),
  };
};

const isRoute = (part: Part): part is ExposureRoute =>
  part === 'eyes' || part === 'skin' || part === 'inhalation' || part === 'ingestion';

/** A label of a route in the middle of a line: first aid for one route stands beside that for another. */
const hasLabelBeside = ({ cells }: Line): boolean => {
  const named = cells.map(({ words }) => routesNamed(words));
  return named.some((routes, at) => {
    const before = cells.slice(0, at).flatMap(({ words }) => words);
    return routes !== '' && before.some(({ text }) => /\p{L}/u.test(text)) && routes !== named[0];
  });
};

/** The routes that the words, or those up to their first colon, are a label of. */
const routesNamed = (words: readonly Word[]): string => {
  const colon = words.findIndex(({ text }) => text.endsWith(':'));
  const kind = firstAidLabel(plain(colon < 0 ? words : words.slice(0, colon + 1)), true);
  return kind ? routesOf(kind).join() : '';
};

/**
 * Labels that stand at half the height of their texts: the first lines of each fall to the label before. A text that begins in the
 * middle of a sentence shows it, and so do gaps within texts where there are none between them.
 */
const isTorn = (blocks: readonly Block<string>[]): boolean => {
  // A label with text behind it that is none stands in a column of text.
  if (tornOf(blocks).size > 0 || blocks.some(({ isBeside, isApart }) => isBeside && !isApart)) return true;
  let gaps = 0;
  for (const [index, { isBeside, lines }] of blocks.entries()) {
    const before = blocks[index - 1]?.lines.at(-1);
    const first = lines[0];
    if (!isBeside || !first || !before) continue;
    const inner = lines.some((line, at) => at > 0 && gapOf(lines[at - 1]!, line) > 1.6);
    if (inner && gapOf(before, first) < 1.35) gaps++;
  }
  return gaps > 1;
};

/** A text beside a label that begins in the middle of a sentence, and the one before that ends there. */
const tornOf = <Kind extends string>(blocks: readonly Block<Kind>[]): ReadonlySet<Block<Kind>> =>
  new Set(
    blocks.flatMap((block, index) => {
      const before = blocks[index - 1];
      const [last, first] = [before?.lines.at(-1), block.lines[0]];
      if (!before || !block.isBeside || !first || !last) return [];
      // Three words are an entry of a list.
      const isSentence = last.words.length > 3 && !/[.;:!?)]$/.test(lineText(last.words));
      const goesOn = isSentence && /^[\p{Ll}]/u.test(lineText(first.words));
      return goesOn ? [before, block] : [];
    }),
  );

/** From one line to the next, in parts of the size of the type; nothing over the end of a page. */
const gapOf = (above: TextLine, below: TextLine): number =>
  above.page === below.page ? (below.y - above.y) / Math.max(above.height, below.height) : 0;

interface FirstAidBlock extends Block<FirstAidLabel> {
  /** It is about the same route as the block before it: `Serious inhalation` below `Inhalation`. */
  readonly goesOn?: boolean;
}

/** What a block without a label of a route belongs to; nothing after a route. */
type Mode = 'general' | 'symptoms' | 'physician' | 'none';

/**
 * Which block belongs to which part. After the title of the symptoms, or of what is for the physician, labels of routes are of
 * that part; where first aid itself has not come yet, they are of first aid.
 */
const firstAidParts = (blocks: readonly FirstAidBlock[]): Map<Part, FirstAidBlock[]> => {
  const parts = new Map<Part, FirstAidBlock[]>();
  const add = (part: Part, block: FirstAidBlock) => parts.set(part, [...(parts.get(part) ?? []), block]);
  let mode: Mode = 'general';
  const seen = new Set<ExposureRoute>();
  let last: readonly ExposureRoute[] = [];
  let lastLabel: FirstAidBlock | undefined;
  for (const block of blocks) {
    const { kind } = block;
    const routes = kind ? routesOf(kind) : [];
    if (routes.length > 0) {
      if ((mode === 'symptoms' || mode === 'physician') && routes.some((route) => seen.has(route))) {
        add(mode, block);
        continue;
      }
      const goesOn = last.length > 0 && routes.join() === last.join();
      for (const route of routes) {
        seen.add(route);
        add(route, { ...block, goesOn });
      }
      last = routes;
      lastLabel = block;
      // Of the first aid; what follows under a label that nobody knows is no route's.
      if (mode === 'general') mode = 'none';
    } else if (kind === 'aid' || kind === 'general') {
      last = [];
      mode = 'general';
      add('general', block);
    } else if (kind === 'symptoms' || kind === 'physician') {
      last = [];
      mode = kind;
      add(kind, block);
    } else if (kind === 'other') {
      last = [];
      if (mode === 'general') mode = 'none';
      else if (mode !== 'none') add(mode, block);
    } else if (mode !== 'none') add(mode, block);
    // A label that nobody knows, over text below a route or set like it: that text may belong to the route, which is then not sure.
    else if (!block.isBeside || !isSetAlike(block, lastLabel))
      for (const route of last) add(route, { ...block, isApart: false });
  }
  return parts;
};

const isSetAlike = (one: FirstAidBlock, other: FirstAidBlock | undefined): boolean =>
  one.labelWords[0]?.font === other?.labelWords[0]?.font;

/** The parts of a section that its labels name. */
const partsOf = <Kind extends string, Wanted extends Kind>(
  section: SplitSection | undefined,
  kindOf: LabelKind<Kind>,
  wanted: readonly Wanted[],
  spelling: Spelling,
): Record<Wanted, Passage | null> => {
  const blocks = section ? blocksOf(section.lines, kindOf) : [];
  const measure = measureOf(blocks.flatMap(({ lines }) => lines));
  const owners = ownersOf(blocks);
  const torn = tornOf(blocks);
  const ofKind = (kind: Wanted) => {
    const found = owners.flatMap(({ block, owner }) => (owner === kind && block.lines.length > 0 ? [block] : []));
    const doubts = [
      ...(section?.doubts ?? []),
      ...(found.some((block) => torn.has(block)) ? (['columns'] as const) : []),
    ];
    return toPassage(found, { measure, spelling, doubts, isWhole: true });
  };
  return Object.fromEntries(wanted.map((kind) => [kind, ofKind(kind)])) as Record<Wanted, Passage | null>;
};

/** What a block is about: `Remarks` and the like are about what the label before them says. */
const ownersOf = <Kind extends string>(blocks: readonly Block<Kind>[]) => {
  let owner: Kind | undefined;
  return blocks.map((block) => {
    if (!subLabels.test(squash(block.label))) owner = block.kind;
    return { block, owner };
  });
};

const subLabels =
  /^(?:remarks?|remarques?|notes?|material(?:ofgloves)?|materiel|matiere|materiau|(?:glove|material)thickness|breakthroughtime|breaktime|tempsde(?:percee|permeation)|delaiderupture|epaisseur(?:dugant)?|directive|type|recommended|recommandations?)$/;

const wholeOf = (section: SplitSection | undefined, spelling: Spelling): Passage | null => {
  if (!section) return null;
  const text = textOfSection(section.lines, spelling);
  const first = section.lines[0];
  return text === '' || !first ? null : { text, page: first.frame.number, doubts: [...section.doubts] };
};

interface Making {
  readonly measure: Measure;
  readonly spelling: Spelling;
  readonly doubts: readonly ReadingDoubt[];
  /** Blocks of several labels belong to it: the labels stay with their texts. */
  readonly isWhole?: boolean;
}

/** No part of a sheet is longer: what is has run into another. */
const longest = 6000;

const toPassage = (
  blocks: readonly (Block<string> & Pick<FirstAidBlock, 'goesOn'>)[],
  { measure, spelling, doubts, isWhole = false }: Making,
): Passage | null => {
  const said = blocks
    .map((block) => ({ block, text: flow(block.lines, measure, spelling) }))
    .filter(({ text }) => text !== '');
  const first = said[0];
  if (!first) return null;
  const text = said
    .map(({ block, text }) =>
      block.label !== '' && (isWhole ? said.length > 1 : block.kind === undefined || block.goesOn)
        ? labelled(block.label, text)
        : text,
    )
    .join('\n');
  const own: ReadingDoubt[] = [
    ...doubts,
    ...(said.some(({ block }) => !block.isApart) ? (['label-in-text'] as const) : []),
    ...(!isWhole && said.filter(({ block }) => !block.goesOn).length > 1 ? (['twice'] as const) : []),
    ...(!isWhole && text.includes('\t') ? (['columns'] as const) : []),
    ...(text.length > longest ? (['cut-off'] as const) : []),
  ];
  return { text: text.slice(0, longest), page: first.block.lines[0]!.page, doubts: [...new Set(own)] };
};

const labelled = (label: string, text: string): string =>
  text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`;

/** A section as text: labels with what stands beside them, tables with their columns apart, paragraphs whole. */
export const textOfSection = (lines: readonly Line[], spelling: Spelling): string => {
  const blocks = blocksOf(lines, noLabels);
  const measure = measureOf(blocks.flatMap((block) => block.lines));
  return blocks
    .map((block) => {
      const text = flow(block.lines, measure, spelling);
      if (block.labelWords.length === 0) return text;
      const label = lineText(block.labelWords).replace(/\s*:$/, '');
      if (text === '') return lineText(block.labelWords);
      if (block.isBeside) return labelled(label, text);
      return `${lineText(block.labelWords)}${isLed(block) ? ' ' : '\n'}${text}`;
    })
    .filter(Boolean)
    .join('\n');
};

/** Its text begins on its own line. */
const isLed = ({ labelWords, lines }: Block<string>): boolean => {
  const [label, first] = [labelWords.at(-1), lines[0]?.words[0]];
  return label !== undefined && first !== undefined && !isBelow(first, label);
};

const noLabels: LabelKind<never> = () => undefined;
