import type { Call } from '#contract/call.ts';
import type { Actor } from './actors.ts';
import { examples } from './examples.ts';
import { fromSchema, type Schema } from './from-schema.ts';
import { mutate, rawBody } from './hostile.ts';
import type { Input } from './input.ts';
import { breakForm } from './pdf-form.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

interface Options {
  readonly world: World;
  readonly random: Random;
  readonly actor: Actor | undefined;
  readonly schema?: Schema | undefined;
}

/** What the server takes, as things stand. */
export const exampleOf = async (call: Call, { world, random, actor }: Options): Promise<Input> => {
  const organisation = actor?.organisation ?? (actor?.role === 'operator' && random.chance(0.5) ? 10002 : 10001);
  const own = world.holdings[organisation]!;
  return (await examples[call.id]?.({ world, random, actor, own, organisation })) ?? {};
};

/** Accepted inputs, nearly accepted ones, those with foreign ids, those from the schema, and garbage. */
export const createInput = async (call: Call, asked: Options): Promise<Input> => {
  const { random } = asked;
  const foreign = foreignOf(call, asked);
  if (foreign && random.chance(0.15)) return foreign;
  const example = await exampleOf(call, asked);
  const kind = random.weighted([
    ['as it is', 30],
    ['mutated', 45],
    ['of the schema', call.method === 'GET' || !asked.schema ? 0 : 12],
    ['raw', call.method === 'GET' ? 1 : 8],
  ] as const);
  if (kind === 'as it is') return example;
  if (kind === 'of the schema') return { ...example, body: fromSchema(random, asked.schema ?? {}) };
  if (kind === 'raw') return { ...example, ...rawBody(random) };
  return example.raw !== undefined && random.chance(0.8) ? breakForm(random, example) : mutate(random, example);
};

/** Another organisation's, or another person's, by the number in the address that the call declares. */
const foreignOf = (call: Call, { world, random, actor }: Options): Input | undefined => {
  const { reaches } = call;
  if (!reaches || !actor || actor.organisation === null) return undefined;
  const other = actor.organisation === 10001 ? 10002 : 10001;
  const { sheets, subsets, members, groups, requests, savedSearches, imports, webhooks } = world.holdings[other]!;
  const own = new Set(world.products.get(actor.organisation));
  const strange = sheets.filter((isn) => !own.has(world.productOf.get(isn) ?? ''));
  const numbers: Record<typeof reaches.what, number> = {
    organisation: other,
    collection: other,
    sheet: random.pick(strange),
    user: random.pick(members),
    group: random.pick(groups),
    location: random.pick(subsets),
    request: random.pick(requests).id,
    savedSearch: random.pick(savedSearches).id,
    import: random.pick(imports),
    webhook: random.pick(webhooks),
  };
  return { ...reaches.address(numbers[reaches.what]), isForeign: true };
};
