import type { Transaction } from 'kysely';
import type { MemberRole } from '#contract/json-api/types/roles.ts';
import type { Language } from '#contract/languages.ts';
import { domainOf, toMailDomain } from '#contract/mail-domains.ts';
import { toRuleKey } from '#contract/role-rules.ts';
import type { ProviderRefusal } from '#contract/single-sign-on.ts';
import { isNobodyElses } from '#server/domains/accounts/comes-by-provider.ts';
import { findHolder, takeAddress } from '#server/domains/accounts/invited-person.ts';
import { mailSecurityNotice } from '#server/domains/accounts/mails/mail-security-notice.ts';
import { applyRoleRules, type RoleGrant, readRoleRules } from '#server/domains/accounts/role-rules.ts';
import { hashSecret } from '#server/domains/accounts/secrets.ts';
import { insertUser } from '#server/domains/users/add-user.ts';
import { belongsHereAlone, findMember, findMemberByAddress, type Member } from '#server/domains/users/members.ts';
import { keepsAdmin } from '#server/domains/users/remaining-admins.ts';
import { readSubsetRelations, replaceSubsetRelations } from '#server/domains/users/subset-relations.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import type { ProvidedPerson } from './read-claims.ts';
import { readDomains, type SingleSignOnRow } from './settings.ts';

/** What becomes of a person of the provider: whose account it is, with what role; or why they are not let in. */
export type Arrival =
  | { readonly refusal: ProviderRefusal }
  | {
      readonly refusal?: never;
      /** Known by the provider's number; tied to it now, by the address; or made now. */
      readonly account: 'known' | 'linked' | 'new';
      readonly member?: Member;
      /** What the rules give; undefined where they are not asked. */
      readonly grant?: RoleGrant | undefined;
      /** The groups of the person that rules are about. */
      readonly ruledGroups?: readonly string[];
    };

/** Finds that out, and changes nothing. The number decides; the address only of somebody who comes for the first time. */
export const findArrival = async (
  db: Database,
  settings: SingleSignOnRow,
  person: ProvidedPerson,
): Promise<Arrival> => {
  const { organisation_id: organisationId } = settings;
  const identity = await findIdentity(db, organisationId, person);
  const known = identity?.user_id ? await findMember(db, organisationId, identity.user_id) : undefined;
  const found = known
    ? await openTo(db, organisationId, known)
    : await findByAddress(db, settings, { person, hasLeft: identity !== undefined });
  if (found.refusal) return { refusal: found.refusal };
  const member = found.member;
  if (member && (await isOperator(db, member.id))) return { refusal: 'no-account' };
  if (settings.groups_claim === '')
    return member ? { account: known ? 'known' : 'linked', member } : { refusal: 'no-role' };
  const rules = await readRoleRules(db, organisationId);
  if (member && rules.length === 0) return { account: known ? 'known' : 'linked', member };
  if (!person.groups) return { refusal: 'groups-missing' };
  const grant = applyRoleRules(rules, person.groups);
  if (!grant) return { refusal: 'no-role' };
  const keys = new Set(rules.map(({ value }) => toRuleKey(value)));
  const ruledGroups = person.groups.filter((group) => keys.has(toRuleKey(group)));
  return member
    ? { account: known ? 'known' : 'linked', member, grant, ruledGroups }
    : { account: 'new', grant, ruledGroups };
};

interface Found {
  readonly refusal?: ProviderRefusal;
  /** Undefined where somebody may be let in as a new one. */
  readonly member?: Member;
}

/**
 * Who was invited, and has neither a password nor another organisation, need not accept by mail besides: the provider vouches for
 * the address, and nobody else has a say in the account.
 */
const openTo = async (db: Database, organisationId: number, member: Member): Promise<Found> => {
  if (member.shared === 1) return { refusal: 'no-account' };
  if (member.suspended_at !== '') return { refusal: 'left' };
  if (member.accepted_at !== '' && member.verified_at !== '') return { member };
  const isOpen = member.declined_at === '' && (await isNobodyElses(db, member.id, organisationId));
  return isOpen ? { member } : { refusal: 'invitation-pending' };
};

/** Who comes for the first time: a member with that verified address; else nobody, who may be let in. */
const findByAddress = async (
  db: Database,
  { organisation_id: organisationId, lets_in_newcomers }: SingleSignOnRow,
  { person, hasLeft }: { person: ProvidedPerson; hasLeft: boolean },
): Promise<Found> => {
  const { email } = person;
  if (email === '') return { refusal: 'email-missing' };
  if (!person.isEmailVerified) return { refusal: 'email-unverified' };
  const domains = await readDomains(db, organisationId);
  if (!domains.includes(toMailDomain(domainOf(email)) ?? '')) return { refusal: 'foreign-domain' };
  const member = await findMemberByAddress(db, organisationId, email);
  if (member) {
    const found = await openTo(db, organisationId, member);
    return found.member && (await isAnothers(db, organisationId, { person, userId: member.id }))
      ? { refusal: 'other-person' }
      : found;
  }
  if (hasLeft) return { refusal: 'left' };
  return lets_in_newcomers === 1 ? {} : { refusal: 'no-account' };
};

const isOperator = async (db: Database, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('role', '=', 'operator')
    .executeTakeFirst();
  return row !== undefined;
};

const findIdentity = (db: Database, organisationId: number, { issuer, subject }: ProvidedPerson) =>
  db
    .selectFrom('provider_identities')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('issuer', '=', issuer)
    .where('subject_hash', '=', hashSecret(subject))
    .executeTakeFirst();

/** Whether somebody else of the same provider has come as that account: addresses are given to other people now and then. */
const isAnothers = async (
  db: Database,
  organisationId: number,
  { person, userId }: { person: ProvidedPerson; userId: number },
): Promise<boolean> => {
  const row = await db
    .selectFrom('provider_identities')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .where('issuer', '=', person.issuer)
    .where('user_id', '=', userId)
    .where('subject_hash', '!=', hashSecret(person.subject))
    .executeTakeFirst();
  return row !== undefined;
};

interface Settling {
  readonly settings: SingleSignOnRow;
  readonly person: ProvidedPerson;
  readonly arrival: Exclude<Arrival, { refusal: ProviderRefusal }>;
  readonly language: Language;
  readonly now?: Date;
}

/**
 * Does it: makes the account, ties it to the provider's number, gives it its role. To be called within a transaction that holds the
 * members. Answers whose account it is.
 */
export const settleArrival = async (
  trx: Transaction<Tables>,
  { settings, person, arrival, language, now = new Date() }: Settling,
): Promise<{ userId: number; membershipId: number }> => {
  const { organisation_id: organisationId } = settings;
  const { member, grant } = arrival;
  const opened = member
    ? { userId: member.id, membershipId: member.membership_id }
    : await makeMember(trx, organisationId, { person, grant: grant ?? nothing, language, now });
  if (member && member.accepted_at === '') await acceptInvitation(trx, organisationId, { member, person, now });
  if (member && grant) await giveRole(trx, settings, { member, grant });
  const { ruledGroups = [] } = arrival;
  await keepIdentity(trx, organisationId, { person, userId: opened.userId, ruledGroups, now });
  if (arrival.account !== 'known') {
    const { userId } = opened;
    await writeEntry(trx, 'provider-linked', { userId, organisationId, record: userId });
    if (arrival.account === 'linked') await addJob(trx, mailSecurityNotice, { userId, what: 'provider-linked' });
  }
  return opened;
};

const acceptInvitation = async (
  trx: Database,
  organisationId: number,
  { member, person, now }: { member: Member; person: ProvidedPerson; now: Date },
): Promise<void> => {
  const at = now.toISOString();
  await trx
    .updateTable('users')
    .set({
      verified_at: at,
      ...(belongsHereAlone(member) && {
        first_name: member.first_name || person.firstName,
        last_name: member.last_name || person.lastName,
      }),
    })
    .where('id', '=', member.id)
    .execute();
  await trx.updateTable('memberships').set({ accepted_at: at }).where('id', '=', member.membership_id).execute();
  const invited = { userId: member.id, email: member.email, organisationId };
  // Who has an account elsewhere keeps its address; this one is the organisation's, and its provider's, alone.
  if ((await findHolder(trx, invited))?.is === 'nobody') await takeAddress(trx, invited);
  const about = { userId: member.id, organisationId, record: member.id };
  await writeEntry(trx, 'account-verified', { ...about, details: { accepted: true } });
};

const nothing: RoleGrant = { role: 'read-only', locations: [] };

/**
 * The role and the locations that the rules give a member, from now on. The last company administrator keeps theirs, and so does the
 * one who gets in by password.
 */
const giveRole = async (
  trx: Database,
  { organisation_id: organisationId, password_user_id }: SingleSignOnRow,
  { member, grant }: { member: Member; grant: RoleGrant },
): Promise<void> => {
  const keeps =
    member.role === 'company-admin' &&
    grant.role !== 'company-admin' &&
    (member.id === password_user_id || !(await keepsAdmin(trx, organisationId, [member.id])));
  const relations = (await readSubsetRelations(trx, [member])).get(member.id) ?? [];
  const before = relations.map(({ relationships }) => Number(relationships.subset.data?.id)).sort((a, b) => a - b);
  if (keeps) return;
  await trx
    .updateTable('memberships')
    .set({ role: grant.role, has_rule_role: 1 })
    .where('id', '=', member.membership_id)
    .execute();
  if (member.role === grant.role && String(before) === String(grant.locations)) return;
  await replaceSubsetRelations(trx, member.membership_id, grant.locations);
  await trx
    .updateTable('users')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', member.id)
    .execute();
  await writeEntry(trx, 'user-changed', {
    userId: member.id,
    organisationId,
    record: member.id,
    details: {
      ...(member.role !== grant.role && { role: [member.role, grant.role] satisfies MemberRole[] }),
      ...(String(before) !== String(grant.locations) && { locations: [before, grant.locations] }),
      fields: [],
    },
  });
};

interface Newcomer {
  readonly person: ProvidedPerson;
  readonly grant: RoleGrant;
  readonly language: Language;
  readonly now: Date;
}

/** An account of their own, though somebody elsewhere signs in with the same address: of that, nobody is told. */
const makeMember = async (
  trx: Transaction<Tables>,
  organisationId: number,
  { person, grant, language, now }: Newcomer,
) => {
  const at = now.toISOString();
  const userId = await insertUser(trx, { email: person.email, is_subscribed: false, language, now });
  await trx
    .updateTable('users')
    .set({ first_name: person.firstName, last_name: person.lastName, verified_at: at })
    .where('id', '=', userId)
    .execute();
  const { id: membershipId } = await trx
    .insertInto('memberships')
    .values({
      user_id: userId,
      organisation_id: organisationId,
      role: grant.role,
      has_rule_role: 1,
      invited_at: at,
      accepted_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceSubsetRelations(trx, membershipId, grant.locations);
  const details = { role: grant.role, locations: grant.locations };
  await writeEntry(trx, 'user-added', { userId, organisationId, record: userId, details });
  return { userId, membershipId };
};

const keepIdentity = async (
  trx: Database,
  organisationId: number,
  {
    person,
    userId: user_id,
    ruledGroups,
    now,
  }: { person: ProvidedPerson; userId: number; ruledGroups: readonly string[]; now: Date },
): Promise<void> => {
  const used_at = now.toISOString();
  const claimed_groups = JSON.stringify(ruledGroups);
  await trx
    .insertInto('provider_identities')
    .values({
      organisation_id: organisationId,
      issuer: person.issuer,
      subject_hash: hashSecret(person.subject),
      user_id,
      claimed_groups,
      linked_at: used_at,
      used_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'issuer', 'subject_hash']).doUpdateSet({ user_id, claimed_groups, used_at }),
    )
    .execute();
};
