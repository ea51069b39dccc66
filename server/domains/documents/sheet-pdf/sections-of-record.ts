import PDFDocument from 'pdfkit';
import type { Language } from '#contract/languages.ts';
import type { EmergencyCard, Passage, SectionsRead, SheetSection } from '#contract/sheets/sheet-sections.ts';
import type { SheetFacts } from '#server/domains/collection/sheets.ts';
import { ownedPieces } from './block-pieces.ts';
import type { Block, CardPart, Section } from './blocks.ts';
import { registerFonts } from './fonts.ts';
import { page as paper } from './paper.ts';
import { layPieces, type Piece } from './pieces.ts';
import { drawTitle, writeSections } from './render-sheet-pdf.ts';
import { emergencyNumber } from './sections/identification.ts';

/**
 * The sections of a sheet that is made from its record, on the pages on which its PDF has them: laid out, not drawn. Some
 * milliseconds of computing, so not for the HTTP thread.
 */
export const sectionsOfRecord = (sheet: SheetFacts, language: Language): SectionsRead => {
  const sections = writeSections(sheet, language);
  const pagesOf = layOut(sheet, sections, language);
  return {
    sections: sections.map((section): SheetSection => {
      const pages = pagesOf.get(section)!;
      const text = section.blocks.map(textOf).join('\n\n');
      return { number: section.number, language, text, pages: [pages[0]!, pages.at(-1)!], doubts: [] };
    }),
    cards: [cardOf({ sheet, sections, language, pagesOf })],
  };
};

/** The pages on which a section, or one of its blocks, has its pieces. */
type PagesOf = ReadonlyMap<Section | Block, readonly number[]>;

const layOut = (sheet: SheetFacts, sections: readonly Section[], language: Language): PagesOf => {
  const document = new PDFDocument({ size: [paper.width, paper.height], margin: 0 });
  registerFonts(document);
  const top = drawTitle(document, sheet, language);
  const pages = new Map<Section | Block, number[]>();
  let page = 1;
  const onto = (owners: readonly (Section | Block)[]) => (): void => {
    for (const owner of owners) pages.set(owner, [...(pages.get(owner) ?? []), page]);
  };
  const pieces = sections.flatMap((section) => {
    const owned = ownedPieces(document, section);
    return owned.map(({ piece, block }, at): Piece => {
      const isGap = at === owned.length - 1;
      return { ...piece, draw: isGap ? () => undefined : onto(block ? [section, block] : [section]) };
    });
  });
  layPieces(pieces, {
    top,
    bottom: paper.bottom,
    nextPage: () => {
      page++;
      return paper.top;
    },
  });
  return pages;
};

interface Written {
  readonly sheet: SheetFacts;
  readonly sections: readonly Section[];
  readonly language: Language;
  readonly pagesOf: PagesOf;
}

const cardOf = ({ sheet, sections, language, pagesOf }: Written): EmergencyCard => {
  const blocks = sections.flatMap((section) => section.blocks);
  const pageOf = (owner: Section | Block | undefined) => (owner && pagesOf.get(owner)?.[0]) ?? 1;
  const section = (number: number) => sections.find((one) => one.number === number);
  const said = (part: CardPart): Passage | null => {
    const block = blocks.find((one) => one.kind === 'text' && one.part === part);
    return block?.kind === 'text' && block.text !== '' ? { text: block.text, page: pageOf(block), doubts: [] } : null;
  };
  const spill = section(6);
  const number = emergencyNumber(sheet.manufacturer);
  const row = section(1)
    ?.blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []))
    .find(([, value]) => value.startsWith(number));
  return {
    language,
    telephones: row
      ? [{ label: row[0], text: row[1], number: number.replace(/\D/g, ''), page: pageOf(section(1)), doubts: [] }]
      : [],
    first_aid: {
      eyes: said('first_aid.eyes'),
      skin: said('first_aid.skin'),
      inhalation: said('first_aid.inhalation'),
      ingestion: said('first_aid.ingestion'),
      general: null,
      symptoms: said('first_aid.symptoms'),
      physician: said('first_aid.physician'),
    },
    fire: { suitable: said('fire.suitable'), unsuitable: said('fire.unsuitable') },
    spill: spill ? { text: spill.blocks.map(textOf).join('\n\n'), page: pageOf(spill), doubts: [] } : null,
    protection: {
      eyes: said('protection.eyes'),
      hands: said('protection.hands'),
      body: said('protection.body'),
      respiratory: said('protection.respiratory'),
    },
    section_pages: {
      1: pageOf(section(1)),
      4: pageOf(section(4)),
      5: pageOf(section(5)),
      6: pageOf(section(6)),
      8: pageOf(section(8)),
    },
  };
};

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'text':
      return `${block.heading}\n${block.text}`;
    case 'facts':
      return [block.heading, ...block.rows.map(([label, value]) => `${label}: ${value}`)].filter(Boolean).join('\n');
    case 'statements':
      return [block.heading, ...block.rows.map(([code, value]) => `${code}\t${value}`)].join('\n');
    case 'table':
      return [block.heading, block.heads.join('\t'), ...block.rows.map((cells) => cells.join('\t'))].join('\n');
    case 'label':
      return [
        block.heading,
        block.signalWord,
        ...(block.pictograms.length > 0 ? block.pictograms.map(({ name }) => name) : [block.noPictogram]),
      ].join('\n');
  }
};
