import type { z } from 'zod';
import type { compareAddition as call } from '#contract/calls/operator/requests.ts';
import type { Language } from '#contract/languages.ts';
import { entryFromReading } from '#server/domains/collection/entry-from-reading.ts';
import { toFacts } from '#server/domains/collection/entry-to-facts.ts';
import { presentFacts } from '#server/domains/collection/present-sheet.ts';
import { type SheetFacts, toSheetFacts } from '#server/domains/collection/sheets.ts';
import { keepReading } from '#server/domains/reading/keep-reading.ts';
import { withKnownMaker } from '#server/domains/reading/known-makers.ts';
import { presentIngredients } from '#server/domains/sheet-details/sheet-details.ts';
import {
  type ReadOrNot,
  readSectionsOf,
  readSectionsOfFile,
  type SectionMeans,
  tellCard,
} from '#server/domains/sheet-details/sheet-emergency.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { findAddition } from './read-work.ts';

type Means = SectionMeans & { readonly reads: Store };
type Comparison = z.output<typeof call.answer>;

interface Asked {
  readonly requestId: number;
  /** The sheet that is there. */
  readonly isn: number;
  readonly language: Language;
}

/**
 * A sheet of the organisation that asks for an addition, and the PDF that came with it, as far as they are compared. Throws
 * `not_found`, also for a sheet that the organisation never had: nobody puts it in the place of that.
 */
export const compareAddition = async (means: Means, { requestId, isn, language }: Asked): Promise<Comparison> => {
  const request = await findAddition(means.store, requestId);
  const sheet = request && (await findHeldSheet(means.store, request.organisation_id, isn));
  if (!sheet) throw apiError('not_found');
  const { organisation_id: owner, file_hash: fileHash } = request;
  const reading = await withKnownMaker(means.reads, await keepReading({ ...means, owner }, fileHash));
  // A maker that is the same is no change, however it is written.
  const facts = toFacts(entryFromReading(reading.fields, [sheet.manufacturer]));
  return {
    before: presentSide(toSheetFacts(sheet), await readSectionsOf(means, sheet), language),
    after: presentSide(facts, await readSectionsOfFile(means, fileHash), language),
  };
};

/** A sheet that the organisation has, or once had, as it is recorded. */
const findHeldSheet = (db: Database, organisationId: number, isn: number) =>
  db
    .selectFrom('sheets')
    .innerJoin('collection_sheets', 'collection_sheets.isn', 'sheets.isn')
    .selectAll('sheets')
    .where('organisation_id', '=', organisationId)
    .where('sheets.isn', '=', isn)
    .executeTakeFirst();

type Facts = Omit<Parameters<typeof presentFacts>[0], 'language'> &
  Pick<SheetFacts, 'ingredients'> & { readonly language: Comparison['after']['result']['language'] };

const presentSide = (facts: Facts, read: ReadOrNot, language: Language): Comparison['after'] => ({
  result: { ...presentFacts(facts, language), language: facts.language },
  ingredients: presentIngredients(facts.ingredients),
  // Of two sheets in one language its own words are compared, whatever the operator reads.
  emergency: tellCard(read, facts.language),
  sections: typeof read === 'string' ? [] : [...read.sections],
});
