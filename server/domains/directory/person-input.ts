import type { z } from 'zod';
import { accountEmail } from '#contract/json-api/types/user-fields.ts';
import { isLanguage, type Language } from '#contract/languages.ts';
import type { ScimUserBody } from '#contract/scim/resources.ts';
import type { Person } from './people.ts';
import { wrongValue } from './scim-error.ts';

/** What a person is to be. */
export interface PersonInput extends Omit<Person, 'member'> {
  readonly address: string;
  /** The attribute that the address was taken from. */
  readonly addressFrom: 'emails' | 'userName';
  readonly active: boolean;
  /** Of messages to somebody new. */
  readonly language: Language | undefined;
}

/**
 * What a directory sent, for a person who is new or replaced; what is left out stays. The address is the primary one, else that for
 * work, else the first, else the name in the directory. Throws `scim.value` where that is none.
 */
export const toPersonInput = (body: ScimUserBody, known?: Person): PersonInput => {
  const { externalId, name, emails = [], active, preferredLanguage } = body;
  const userName = body.userName.toLowerCase();
  const chosen = emails.find(({ primary }) => primary) ?? emails.find(({ type }) => type === 'work') ?? emails[0];
  const fallback = known && !isAlsoAddress(userName, known) ? known.member.email : userName;
  const addressFrom = chosen ? 'emails' : 'userName';
  return {
    userName,
    externalId: externalId ?? known?.externalId ?? '',
    givenName: name?.givenName || known?.givenName || '',
    familyName: name?.familyName || known?.familyName || '',
    address: toAddress(chosen?.value ?? fallback, addressFrom),
    addressFrom,
    active: active ?? (known ? known.member.suspended_at === '' : true),
    language: toLanguage(preferredLanguage),
  };
};

/** Whether another name in the directory is another address: where the former one was, and the new one can be. */
const isAlsoAddress = (userName: string, known: Person): boolean =>
  known.userName === known.member.email && accountEmail.safeParse(userName).success;

const toAddress = (text: string, attribute: PersonInput['addressFrom']): string => {
  const { data } = accountEmail.safeParse(text);
  if (data === undefined) throw wrongValue(attribute);
  return data;
};

/** `fr-CA` is French. */
const toLanguage = (tag: string | undefined): Language | undefined => {
  const language = tag?.trim().slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : undefined;
};

/** What is wrong with a body that changes were read into; the attribute's name. */
export const faultIn = (error: z.ZodError): string => error.issues[0]?.path.map(String).join('.') ?? '';
