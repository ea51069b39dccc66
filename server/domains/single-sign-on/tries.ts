import type { Tried } from '#contract/calls/single-sign-on.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { findArrival } from './arrivals.ts';
import { type Claims, ProviderFailure } from './identity-provider.ts';
import { type ProvidedPerson, readClaims } from './read-claims.ts';
import type { SingleSignOnRow } from './settings.ts';

/** Names of claims, and groups, that are shown of a try. */
const shown = { claims: 50, groups: 100 } as const;

/**
 * Keeps what a try led to, for who tries; nobody is let in and nothing is made. A try that would have let somebody in opens the
 * switch for these settings.
 */
export const keepTry = (
  store: Store,
  { settings, answer, triedBy }: { settings: SingleSignOnRow; answer: Claims | ProviderFailure; triedBy: number },
  now = new Date(),
): Promise<void> =>
  inTransaction(store, async (trx) => {
    const { organisation_id: organisationId, connection } = settings;
    const result: Tried =
      answer instanceof ProviderFailure
        ? { ...nothing, refusal: answer.refusal, reason: answer.reason }
        : await judge(answer);
    const tried = { ...result, at: now.toISOString() };
    await trx
      .updateTable('single_sign_on')
      .set({
        last_try: JSON.stringify(tried),
        last_try_at: tried.at,
        ...(tried.refusal === null && { tried_connection: connection }),
      })
      .where('organisation_id', '=', organisationId)
      .where('connection', '=', connection)
      .execute();
    const details = { outcome: tried.refusal ?? 'let-in' };
    const about = { userId: triedBy, organisationId, record: organisationId };
    await writeEntry(trx, 'single-sign-on-tried', { ...about, details });

    async function judge(claims: Claims): Promise<Tried> {
      const person = readClaims(claims, claimNamesOf(settings));
      const told = { ...nothing, ...toldOf(claims, person, settings) };
      const arrival = await findArrival(trx, settings, person);
      if (arrival.refusal) return { ...told, refusal: arrival.refusal };
      const { account, member, grant } = arrival;
      return {
        ...told,
        account,
        name: member?.fullName || `${person.firstName} ${person.lastName}`.trim() || person.email,
        role: grant?.role ?? member?.role ?? null,
        locations: [...(grant?.locations ?? [])],
      };
    }
  });

/** The names by which an organisation's claims are read. */
export const claimNamesOf = ({ email_claim, groups_claim, trusts_addresses }: SingleSignOnRow) => ({
  emailClaim: email_claim,
  groupsClaim: groups_claim,
  trustsAddresses: trusts_addresses === 1,
});

const toldOf = (claims: Claims, person: ProvidedPerson, { asks_second_factor }: SingleSignOnRow) => ({
  claims: Object.keys(claims).sort().slice(0, shown.claims),
  email: person.email,
  groups: [...(person.groups ?? [])].slice(0, shown.groups),
  second_factor: person.showedSecondFactor || asks_second_factor === 1,
});

const nothing: Tried = {
  at: '',
  refusal: null,
  reason: '',
  claims: [],
  email: '',
  groups: [],
  account: null,
  name: '',
  role: null,
  locations: [],
  second_factor: false,
};
