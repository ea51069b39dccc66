import { z } from 'zod';
import { exposureRoutes } from './exposure-routes.ts';
import { sheetLanguages } from './language.ts';
import { sheetValue } from './sheet-values.ts';
import { valuesOf } from './vocabulary.ts';

/** Why what was read may not be all of it, or not it alone. */
export const readingDoubts = [
  /** Of the nine sections that sheets had before the sixteen. */
  'former-format',
  'few-headings',
  /** The section after it was not found. */
  'next-missing',
  'long-heading',
  /** Both languages stand in one section. */
  'two-languages',
  /** The file has more than one sheet. */
  'several-sheets',
  'no-number',
  'empty',
  /** Longer than a sheet's section is. */
  'cut-off',
  /** A label stands within the text, not apart from it. */
  'label-in-text',
  /** The same label stands twice. */
  'twice',
  /** Several columns run into one another. */
  'columns',
  'few-labels',
  /** Not where it should stand. */
  'elsewhere',
  /** Recognised in a picture that is hard to read. */
  'blurred',
  /** The file says nothing of a letter or figure that its page shows. */
  'lost-letters',
] as const;
export type ReadingDoubt = (typeof readingDoubts)[number];

const pages = z.tuple([z.number().int(), z.number().int()]);

/** A section as it stands in the sheet. */
export const sheetSection = z.strictObject({
  /** One of the sixteen, by its title. */
  number: z.number().int().min(1).max(16),
  language: z.enum(valuesOf(sheetLanguages)),
  /** The supplier's words, lines and paragraphs kept; a tab parts columns. */
  text: z.string(),
  /** First and last page, from 1. */
  pages,
  /** Empty where the reading is sure. */
  doubts: z.array(z.enum(readingDoubts)),
});
export type SheetSection = z.infer<typeof sheetSection>;

/** Words of the supplier, as they stand in the sheet. */
export const passage = z.strictObject({
  text: z.string(),
  /** Where they begin, from 1. */
  page: z.number().int(),
  /** Empty where the reading is sure. */
  doubts: z.array(z.enum(readingDoubts)),
});
export type Passage = z.infer<typeof passage>;

/** A telephone number for emergencies, with what is printed around it: whose it is, hours, region. */
export const emergencyTelephone = z.strictObject({
  ...passage.shape,
  label: z.string(),
  /** As it is dialled: digits, with a plus before a country code. */
  number: z.string(),
});

/** Parts of the emergency card that a precautionary statement may be about. */
export const precautionSubjects = [...exposureRoutes, 'fire', 'spill'] as const;
export type PrecautionSubject = (typeof precautionSubjects)[number];

const maybe = passage.nullable();

/** What an emergency asks of a sheet, in the supplier's words; null is what was not found. */
export const emergencyCard = z.strictObject({
  language: z.enum(valuesOf(sheetLanguages)),
  telephones: z.array(emergencyTelephone),
  first_aid: z.strictObject({
    eyes: maybe,
    skin: maybe,
    inhalation: maybe,
    ingestion: maybe,
    general: maybe,
    symptoms: maybe,
    physician: maybe,
  }),
  fire: z.strictObject({ suitable: maybe, unsuitable: maybe }),
  spill: maybe,
  protection: z.strictObject({ eyes: maybe, hands: maybe, body: maybe, respiratory: maybe }),
  /** Pages on which the sections stand that it is made of, by section. */
  section_pages: z.strictObject({
    1: z.number().int().nullable(),
    4: z.number().int().nullable(),
    5: z.number().int().nullable(),
    6: z.number().int().nullable(),
    8: z.number().int().nullable(),
  }),
});
export type EmergencyCard = z.infer<typeof emergencyCard>;

/**
 * `pending`: the PDF is being read, ask again in a moment. `recognising`: it is pictures of pages, whose letters are being recognised, which
 * takes seconds a page. `none`: there is no PDF. `unreadable`: it has no text or cannot be
 * opened; the PDF itself can still be looked at.
 */
export const emergencyStates = ['read', 'pending', 'recognising', 'unreadable', 'none'] as const;

/** What a sheet says for an emergency, as details show it. */
export const sheetEmergency = z.strictObject({
  state: z.enum(emergencyStates),
  /** Whether any of the card or the values was recognised in a picture of a page, where a letter may be mistaken for another. */
  from_picture: z.boolean(),
  /** In the reader's language where the sheet has it, else in its own. What is not sure has no text: the page shows it. */
  card: emergencyCard.nullable(),
  /**
   * Precautionary statements for a response, in the reader's language, of a sheet that is in the other one; `about` is null where
   * they hold in every case.
   */
  precautions: z.array(z.object({ code: z.string(), text: z.string(), about: z.enum(precautionSubjects).nullable() })),
  /** What sections 9 and 14 say in figures and codes. */
  values: z.array(sheetValue),
  /** The sections that were found, without their texts. */
  sections: z.array(sheetSection.omit({ text: true })),
});
export type SheetEmergency = z.infer<typeof sheetEmergency>;

/** What was read of a PDF's sections: all of them, and a card for each language it is written in. */
export interface SectionsRead {
  readonly sections: readonly SheetSection[];
  readonly cards: readonly EmergencyCard[];
}
