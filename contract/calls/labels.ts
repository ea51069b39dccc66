import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  type LabelContent,
  type LabelLanguage,
  type LabelStockName,
  labelContents,
  labelLanguages,
  labelStocks,
  maxLabels,
} from '../labels/label-options.ts';
import { languages } from '../languages.ts';
import { type Pictogram, pictograms } from '../sheets/pictogram.ts';

const keysOf = <Key extends string>(declared: Record<Key, unknown>) => z.enum(Object.keys(declared) as [Key, ...Key[]]);

const options = {
  content: keysOf<LabelContent>(labelContents).default('full'),
  lang: keysOf<LabelLanguage>(labelLanguages).default('both'),
  stock: keysOf<LabelStockName>(labelStocks).default('roll-6x4'),
  /** Day the product was decanted, `YYYY-MM-DD`, or left out. */
  decanted: z.iso.date().optional(),
};

/** What a label's maker must know: what WHMIS leaves out, what is not known of the product, what had no room. */
export const labelNotes = [
  'environment-left-out',
  'not-classified',
  'not-hazardous',
  /** What to do at once about a fatal or severe hazard. */
  'responses-left-out',
  'precautions-left-out',
  /** Supplier, product numbers and other names. */
  'identification-left-out',
  /** Names, hazard statements, the first precaution and the notice of the sheet do not fit: there is no label. */
  'too-small',
] as const;
export type LabelNote = (typeof labelNotes)[number];

const place = { x: z.number(), y: z.number() };

/**
 * A label laid out: what to draw where, in points from its upper left corner. Page and PDF draw the same, so that what is
 * seen is what is printed.
 */
export const labelDrawing = z.object({
  isn: z.number().int(),
  productName: z.string(),
  manufacturer: z.string(),
  width: z.number(),
  height: z.number(),
  /** Size of the smallest text, in points. */
  textSize: z.number(),
  /** False when something had to be left out for want of room; `notes` says what. */
  fits: z.boolean(),
  notes: z.array(z.enum(labelNotes)),
  /**
   * Of a stock that is too small: the next larger one on which the label fits. Of text that is small to read: the next one
   * on which everything is readable.
   */
  larger: keysOf<LabelStockName>(labelStocks).optional(),
  marks: z.array(
    z.discriminatedUnion('kind', [
      /** `y` is the base line; `width` is what the text takes in the faces of the PDF. */
      z.object({
        kind: z.literal('text'),
        ...place,
        text: z.string(),
        size: z.number(),
        bold: z.boolean(),
        width: z.number(),
        /** Of a text that is in one language, whatever the document's. */
        language: z.enum(languages).optional(),
        /** Whether it is the next line of the text before it. */
        continues: z.literal(true).optional(),
      }),
      z.object({ kind: z.literal('pictogram'), ...place, code: keysOf<Pictogram>(pictograms), size: z.number() }),
      z.object({ kind: z.literal('rule'), ...place, width: z.number(), thickness: z.number() }),
      /** Rows of `1` (dark) and `0`. */
      z.object({ kind: z.literal('qr'), ...place, size: z.number(), modules: z.array(z.string()) }),
    ]),
  ),
});
export type LabelDrawing = z.infer<typeof labelDrawing>;

export const getLabel = defineCall({
  id: 'getLabel',
  method: 'GET',
  path: '/labels/:isn',
  summary: 'The workplace label of a sheet, laid out for a stock of labels',
  access: { permission: 'tools' },
  params: z.strictObject({ isn: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  query: z.strictObject(options),
  answer: labelDrawing,
  reaches: { what: 'sheet', address: (isn) => ({ params: { isn } }) },
});

export const getLabelsPdf = defineCall({
  id: 'getLabelsPdf',
  method: 'GET',
  path: '/labels.pdf',
  summary: 'Workplace labels of one or several sheets as a PDF, laid on the stock’s pages',
  access: { permission: 'tools' },
  audit: 'labels-downloaded',
  query: z.strictObject({
    ...options,
    isn: z
      .union([
        z.coerce
          .number()
          .int()
          .positive()
          .transform((one) => [one]),
        z.array(z.coerce.number().int().positive()),
      ])
      .pipe(z.array(z.number()).min(1).max(100)),
    /** Of each sheet. */
    copies: z.coerce.number().int().min(1).max(maxLabels).default(1),
    /** Places already used on the first page of the stock. */
    skip: z.coerce.number().int().min(0).max(29).default(0),
  }),
  answer: z.any(),
  content: 'application/pdf',
  reaches: { what: 'sheet', address: (isn) => ({ query: { isn } }) },
});
