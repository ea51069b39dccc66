import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sheetEmergency } from '../sheets/sheet-sections.ts';
import { listedSubstance } from '../sheets/substance-lists.ts';

const yesNo = z.enum(['Yes', 'No', 'No Information', '']);

/** A sheet with all that is known of it, in the spelling of S2.3-38…42. */
export const sheetDetails = z.object({
  /** Record number. */
  isn: z.number().int(),
  result: z.object({
    manufacturer_name: z.string(),
    contributor_name: z.string(),
    product_name: z.string(),
    alternative_product_name: z.string(),
    product_identifier: z.string(),
    /** Days, `YYYY-MM-DD`, or empty. */
    dateofmsds: z.string(),
    CCOHSLastCheckedDate: z.string(),
    /** Pictogram codes, one a line. */
    whmis2015_ghscode: z.string(),
    discountinued: yesNo,
    notforsalein_canada: yesNo,
    nolongerupdated: yesNo,
    whmis2015: yesNo,
    whmis1988: yesNo,
    /** Of a sheet in neither WHMIS format: whether the product is controlled or hazardous at all; else empty. */
    whmis: yesNo,
    /** Ours, beside the specified fields, as those that follow. */
    language: z.enum(['en', 'fr']),
    signal_word: z.enum(['danger', 'warning', '']),
    /** Four digits each, as the search finds them: `1090`. */
    un_numbers: z.array(z.string()),
    status: z.string(),
    /**
     * Hazard statements in the language asked for, one a code and in the order of section 2; a hazard of HPR that the GHS
     * has no code for bears a name of ours, `DUST`, `BIO`.
     */
    hazard_statements: z.array(z.object({ code: z.string(), text: z.string() })),
    customfieldname1: z.string(),
    customfieldname2: z.string(),
    customfieldname3: z.string(),
    clientcustomf1: z.string(),
    clientcustomf2: z.string(),
    clientcustomf3: z.string(),
  }),
  /** Whether it is the organisation's own, or a version or language of such a sheet. Ours. */
  in_collection: z.boolean(),
  /** Locations the sheet stands in and the person may see, as paths of names. */
  subsets: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Those of them from which removal has been requested and not yet carried out. */
  sdsDeletion: z.array(z.object({ id: z.number().int() })),
  /** How many removals of the sheet are under way, one for each location asked for. */
  sdsDeletionCount: z.number().int(),
  /** The other sheets of the same product: versions and language counterparts, newest first. */
  alternates: z.array(
    z.object({
      isn: z.number().int(),
      /** Day the sheet bears, `YYYY-MM-DD`, or empty. */
      display_dateof_msds: z.string(),
      /** When it came into the provider's store, ISO-8601. */
      datecreated_iso8601: z.string(),
      language: z.enum(['E', 'F']),
    }),
  ),
  /** Empty unless the organisation's ingredients flag is on. */
  ingredients: z.array(z.object({ casnumber: z.string(), substancename: z.string() })),
  /** Ingredients that lists of substances name; absent where there are none, and as ingredients are. Ours. */
  listings: z.array(listedSubstance).optional(),
  /** First aid and what else an emergency asks for, out of the sheet's own text. Ours. */
  emergency: sheetEmergency,
});
export type SheetDetails = z.infer<typeof sheetDetails>;

const { result, ingredients, emergency } = sheetDetails.shape;

/** What two sheets are compared by. The language of a file that nobody has entered yet may not be known. */
export const comparedSheet = z.object({
  result: result
    .pick({
      product_name: true,
      manufacturer_name: true,
      product_identifier: true,
      dateofmsds: true,
      whmis2015_ghscode: true,
      signal_word: true,
      un_numbers: true,
      hazard_statements: true,
    })
    .extend({ language: z.enum([...result.shape.language.options, '']) }),
  ingredients,
  emergency: emergency.pick({ state: true, from_picture: true, card: true }),
});
export type ComparedSheet = z.infer<typeof comparedSheet>;

export const getSheetDetails = defineCall({
  id: 'getSheetDetails',
  method: 'GET',
  path: '/sds-details/',
  summary: 'A sheet of the collection: identification, hazards, locations, ingredients',
  access: { permission: 'sds-details' },
  query: z.strictObject({ recordID: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  answer: sheetDetails,
  reaches: { what: 'sheet', address: (isn) => ({ query: { recordID: isn } }) },
});
