import type { LightMyRequestResponse } from 'fastify';
import { apiBase, type Call, scimContent, xhrMarker } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { permissionsOf } from '#contract/permissions.ts';
import type { TestServer } from '../support/test-server.ts';
import { type Actor, restoreActors } from './actors.ts';
import { faultsOf } from './faults-of.ts';
import type { Schema } from './from-schema.ts';
import { addressOf, type Input } from './input.ts';
import { createInput, exampleOf } from './make-input.ts';
import { createRandom, type Random } from './random.ts';
import { createTally, type Tally } from './tally.ts';
import { createWorld, replenish, type World } from './world.ts';

interface Run {
  readonly seed: number;
  readonly inputs: number;
  readonly onProgress?: (done: number, faults: number) => void;
}

/** Asks a server on the demo's store, which is of no more use afterwards, and tells what it answered. */
export const fuzz = async (
  server: Pick<TestServer, 'app' | 'services'>,
  { seed, inputs, onProgress }: Run,
): Promise<Tally> => {
  const world = await createWorld(server);
  const schemas = await schemasOf(server.app);
  const random = createRandom(seed);
  const tally = createTally();
  const actors = [...world.actors, undefined];
  const stopMaking = keepDocumentsShort(server.services.store);
  const send = async (call: Call, actor: Actor | undefined, input: Input) => {
    const done = tally.inputs();
    if (done > 0 && done % 500 === 0) await replenish(world);
    if (done > 0 && done % 5000 === 0) onProgress?.(done, tally.faults.length);
    const answer = await ask(world, { call, actor, input });
    // A session that signed out or changed its person is signed in again as its own person.
    if (actor && (answer?.statusCode === 401 || answer?.headers['set-cookie']))
      await restoreActors(server.services.store, [actor], world.reachOfReader);
    tally.add({
      call,
      actor,
      status: answer?.statusCode ?? 0,
      faults: answer ? faultsOf(answer, { actor, input }) : ['no answer in time'],
      input,
    });
  };
  try {
    // First the accepted inputs of each role: without them, all later checks mean little. An example of a search may be refused.
    for (const call of calls as readonly Call[])
      for (const actor of actors)
        for (let tries = 0; tries === 0 || (tries < 5 && mayCall(call, actor) && !tally.done(call, actor)); tries++)
          await send(call, actor, await exampleOf(call, { world, random, actor }));
    const weights = (calls as readonly Call[]).map((call) => [call, weightOf(call)] as const);
    while (tally.inputs() < inputs) {
      const call = random.weighted(weights);
      const actor = pickActor(random, call, actors);
      await send(call, actor, await createInput(call, { world, random, actor, schema: schemas.get(call.id) }));
    }
  } finally {
    await stopMaking();
  }
  return tally;
};

/** Mostly somebody who may. */
const pickActor = (random: Random, call: Call, actors: readonly (Actor | undefined)[]): Actor | undefined => {
  const allowed = actors.filter((actor) => mayCall(call, actor));
  return random.pick(random.chance(0.8) ? allowed : actors);
};

/** Whether the permissions let this actor make the call. */
export const mayCall = ({ access, ofPerson }: Call, actor: Actor | undefined): boolean => {
  if (access === 'anyone') return true;
  if (ofPerson && actor?.scopes) return false;
  return actor !== undefined && (access === 'signed-in' || permissionsOf(actor).includes(access.permission));
};

/** The grammar of searches counts as a call of its own; calls that make whole files run less often. */
const weightOf = ({ id, content, upload }: Call): number => {
  if (id === 'searchSheets') return 15;
  return (content !== 'application/json' && content !== scimContent) ||
    upload ||
    ['createIndex', 'getAddition', 'signIn', 'getLabel'].includes(id)
    ? 0.4
    : 1;
};

interface Question {
  readonly call: Call;
  readonly actor: Actor | undefined;
  readonly input: Input;
}

/** Milliseconds in which every answer has to be there. */
const timeout = 30_000;

const ask = async (
  { server }: World,
  { call, actor, input }: Question,
): Promise<LightMyRequestResponse | undefined> => {
  const { body, raw, headers = {}, cookie, remoteAddress } = input;
  const cookies = [actor?.cookie, cookie].filter(Boolean).join('; ');
  const answer = server.app.inject({
    method: call.method,
    url: call.base + addressOf(call.path, input),
    headers: {
      ...(actor?.token && { authorization: `Bearer ${actor.token}` }),
      [xhrMarker.name.toLowerCase()]: xhrMarker.value,
      ...(cookies && { cookie: cookies }),
      ...(body !== undefined &&
        raw === undefined && { 'content-type': call.content === scimContent ? scimContent : 'application/json' }),
      ...headers,
    },
    ...(raw !== undefined ? { payload: raw } : body !== undefined && { payload: JSON.stringify(body) }),
    ...(remoteAddress && { remoteAddress }),
  });
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), timeout);
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
};

/** Bodies by call, as the document that the server serves has them. */
const schemasOf = async (app: TestServer['app']): Promise<ReadonlyMap<string, Schema>> => {
  const document = (await app.inject(`${apiBase}/openapi.json`)).json() as {
    paths: Record<
      string,
      Record<string, { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } }>
    >;
  };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  if (operations.length < calls.length) throw new Error('the document of the API lacks calls');
  return new Map(
    operations.map(({ operationId, requestBody }) => [
      operationId,
      Object.values(requestBody?.content ?? {})[0]?.schema ?? {},
    ]),
  );
};

/** Nobody makes documents here: who waits for one is soon told that it came to nothing. */
const keepDocumentsShort = (store: TestServer['services']['store']) => {
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(async () => {
      await store
        .updateTable('requests')
        .set({ status: 'error' })
        .where('type', '=', 'index')
        .where('status', '=', 'processing')
        .execute();
    });
  }, 50);
  return async () => {
    clearInterval(timer);
    await last;
  };
};
