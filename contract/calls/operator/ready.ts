import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { additionDecision, candidate } from '#contract/operator/addition.ts';
import { mostReady } from '#contract/operator/readiness.ts';
import { sheetDraft } from '#contract/operator/sheet-entry.ts';

const access = { permission: 'operator' } as const;
const path = '/operator/ready-additions';
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const name = z.object({ en: z.string(), fr: z.string() });

/** An addition that may be confirmed without being opened, with what would be kept of it. */
const readyAddition = z.object({
  id,
  organisation: name,
  file_name: z.string(),
  sheet: sheetDraft.pick({
    product_name: true,
    manufacturer: true,
    product_ids: true,
    language: true,
    sheet_date: true,
    hazardous: true,
    signal_word: true,
    hazard_codes: true,
    pictograms: true,
    ingredients: true,
  }),
  decision: additionDecision,
  /** The sheet that the decision is about. */
  like: candidate.nullable(),
  /** Where it is to stand. */
  locations: z.array(name),
  /** Of what was shown: another one once anything of it is otherwise. */
  mark: z.string(),
});
export type ReadyAddition = z.output<typeof readyAddition>;

/** What became of one that was to be confirmed. */
const confirmed = z.object({
  id,
  /** `held`: a colleague has it. `changed`: it is not what was shown any more. `ended`: it was dealt with before. */
  outcome: z.enum(['added', 'held', 'changed', 'ended']),
  /** Another one of the same call that was added before it, and may be the same product; null where that is not why. */
  after: id.nullable(),
  /** Who has it, saved something of it, or ended it; empty where that is not known. */
  by: z.string(),
});
export type ConfirmedAddition = z.output<typeof confirmed>;

export const listReadyAdditions = defineCall({
  id: 'listReadyAdditions',
  method: 'GET',
  path,
  summary:
    'Additions of nobody, and of the person who asks, of which everything was read for certain: the oldest, and how many there are',
  access,
  answer: z.object({ additions: z.array(readyAddition), total: z.number().int() }),
});

export const confirmReadyAdditions = defineCall({
  id: 'confirmReadyAdditions',
  method: 'POST',
  repeated: 'harmless',
  path,
  summary: 'Puts those into the collections that are still what was shown, and completes their requests',
  access,
  audit: 'sheet-added',
  body: z.strictObject({
    additions: z
      .array(z.strictObject({ id, mark: z.string().max(64) }))
      .min(1)
      .max(mostReady),
  }),
  answer: z.object({ results: z.array(confirmed) }),
});
