import type { z } from 'zod';
import { type Call, type CallAddress, submissionHeader, xhrMarker } from '#contract/call.ts';
import { urlOf } from '#contract/call-url.ts';
import { identityHeader } from '#contract/identity.ts';
import { getLanguage } from '../i18n/language.ts';
import { CallError, unreachable } from './call-error.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { reportCallError } from './session-end.ts';
import { getIdentity } from './user-info.ts';

type CallArgument<Name extends string, Shape extends z.ZodType> =
  Record<never, never> extends z.input<Shape>
    ? { [Key in Name]?: z.input<Shape> }
    : undefined extends z.input<Shape>
      ? { [Key in Name]?: z.input<Shape> }
      : { [Key in Name]: z.input<Shape> };

/** What a call needs, as its declaration says; parts without parameters may be left out. */
export type CallArguments<C extends Call> = CallArgument<'params', C['params']> &
  CallArgument<'query', C['query']> &
  CallArgument<'body', C['body']> & { signal?: AbortSignal };

/** Answers a call, whose sending is `ask`, from what this device keeps where the server does not. */
export type DeviceAnswers = (call: CallAddress, args: object, ask: () => Promise<unknown>) => Promise<unknown>;
let onDevice: Promise<DeviceAnswers> | undefined;

/** Has calls answered by this device too. */
export const answerOnDevice = (answers: Promise<DeviceAnswers>): void => {
  onDevice = answers;
};

/** Makes a call of the contract. Throws CallError when it is refused or unreachable, AbortError when overtaken. */
export const callApi = async <C extends Call>(call: C, args: CallArguments<C>): Promise<z.output<C['answer']>> => {
  const ask = async (): Promise<z.output<C['answer']>> => {
    const { params, query } = args as Partial<Record<'params' | 'query', unknown>>;
    const first = call.method === 'GET' ? takeFirstAnswer(urlOf(call, params, query), getIdentity()) : undefined;
    return first === undefined ? (await sendCall(call, args)).json() : (first as z.output<C['answer']>);
  };
  return onDevice ? ((await onDevice)(call, args, ask) as ReturnType<typeof ask>) : ask();
};

/** Has this device answer a call that is sent by other means, where the server does not. */
export const askOrDevice = async (call: CallAddress, ask: () => Promise<unknown>): Promise<unknown> =>
  onDevice ? (await onDevice)(call, {}, ask) : ask();

/** `callApi` for a call that answers a file: the answer as it comes. */
export const sendCall = async <C extends Call>(call: C, args: CallArguments<C>): Promise<Response> => {
  const { params, query, body, signal } = args as Partial<Record<'params' | 'query' | 'body', unknown>> & {
    signal?: AbortSignal;
  };
  const { method, repeated }: CallAddress = call;
  const url = urlOf(call, params, query);
  return send({ url, method, body, signal, isAskingWho: isAskingWho(call), isMaking: repeated === 'once' });
};

interface Message {
  readonly url: string;
  readonly method: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Asked before anyone is signed in, and then rightly refused. */
  readonly isAskingWho?: boolean;
  /** Makes something, and one of it however often it is sent before it is answered. */
  readonly isMaking?: boolean;
}

/** Sends a request as every call is sent: who we are, in which language. Throws CallError, AbortError. */
export const send = async ({ url, method, body, signal, isAskingWho, isMaking }: Message): Promise<Response> => {
  const content = isMaking ? JSON.stringify([getIdentity(), url, body]) : '';
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: {
      ...ownHeaders(),
      ...(!isAskingWho && identityHeaders()),
      ...(isMaking && { [submissionHeader]: keyOf(content) }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallError(unreachable, undefined);
  });
  if (response.ok) {
    keys.delete(content);
    return response;
  }
  const error = new CallError(response.status, await response.json().catch(() => undefined));
  if (!isAskingWho) reportCallError(error);
  throw error;
};

/** Idempotency keys of what a person sent and was not answered well: the same sent again goes under the same. */
const keys = new Map<string, string>();

const keyOf = (content: string): string => {
  const key = keys.get(content) ?? crypto.randomUUID();
  keys.set(content, key);
  return key;
};

/** What every request of ours says: what it takes, in which language, and that a script of ours sends it. */
export const ownHeaders = (): Record<string, string> => ({
  Accept: 'application/json, */*;q=0.5',
  'Accept-Language': getLanguage(),
  [xhrMarker.name]: xhrMarker.value,
});

/** The person for whom the page works, if it knows one. */
export const identityHeaders = (): Record<string, string> => {
  const identity = getIdentity();
  return identity === undefined ? {} : { [identityHeader]: identity };
};

/** Calls that ask whose session it is, or come from a poster, which is nobody's: they are not to be refused because it is another's. */
const isAskingWho = ({ id, path }: CallAddress): boolean =>
  id === 'getUserInfo' || id === 'listWaysIn' || path.startsWith('/e/');
