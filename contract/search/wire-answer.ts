import { z } from 'zod';

/** A sheet as the search call answers it, in Solr's field names. S2.3-09…15. */
export const wireSheet = z.object({
  /** Record number, the isn. */
  'Name.IdentificationNumber.RecordNumber_s': z.string(),
  ProductID_ss: z.array(z.string()),
  /** All product ids, for the tooltip. */
  ProductIDs_Title: z.string(),
  ProductName: z.string(),
  CompanyName: z.string(),
  /** `en` or `fr`, then its word in English and in French. */
  Language: z.string(),
  Language_s: z.string(),
  LanguageFR_s: z.string(),
  status: z.string(),
  status_s: z.string(),
  statusFR_s: z.string(),
  /** All its statuses, stored values; `status` is the first. */
  Standings: z.array(z.string()),
  format: z.string(),
  format_s: z.string(),
  formatFR_s: z.string(),
  GHSCode: z.array(z.string()),
  GHSCodeFR_ss: z.array(z.string()),
  WHMIS2015: z.string(),
  CASNumber: z.array(z.string()),
  /** Location ids, outermost first, as the location facet spells them. */
  Location: z.array(z.string()),
  /** Day of the last change in the collection, `YYYY-MM-DD`. */
  DateModified: z.string(),
  /** Day the sheet bears, `YYYY-MM-DD`, or empty. Ours, beside the specified fields. */
  SheetDate: z.string(),
  ClientCustomF1_s: z.string(),
  ClientCustomF2_s: z.string(),
  ClientCustomF3_s: z.string(),
});
export type WireSheet = z.infer<typeof wireSheet>;

/** Solr's answer: facet lists alternate value and count. `collectionSize`, `instead`, `meant`, `apart` and `substances` are ours. */
export const wireAnswer = z.object({
  responseHeader: z.object({ status: z.literal(0), QTime: z.number() }),
  response: z.object({
    numFound: z.number().int(),
    start: z.number().int(),
    numFoundExact: z.literal(true),
    /** Sheets the person may see in all, before keyword and filters; not with `fl=id`. */
    collectionSize: z.number().int().optional(),
    /** Those fields that `fl` asks for. */
    docs: z.array(z.union([wireSheet, wireSheet.partial()])),
  }),
  facet_counts: z.object({
    facet_fields: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  }),
  /** Words of the keyword that no sheet has, and what was looked for instead of each; an empty text where it was left out. */
  instead: z.array(z.object({ typed: z.string(), used: z.string() })).optional(),
  /** Words of the keyword that are another name of substances, with their names in the reader's language. */
  meant: z.array(z.object({ words: z.string(), names: z.array(z.string()).readonly() })).optional(),
  /** Where a keyword of several words finds nothing: those that find sheets alone, with how many, before filters. */
  apart: z.array(z.object({ words: z.string(), count: z.number().int() })).optional(),
  /** Names of the CAS numbers in the facet lists, as far as they are known, in the reader's language. */
  substances: z.record(z.string(), z.string()).optional(),
});
export type WireAnswer = z.infer<typeof wireAnswer>;
