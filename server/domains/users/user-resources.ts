import type { Resource, ResourceObject } from '#contract/json-api/document.ts';
import type { userType } from '#contract/json-api/types/users.ts';
import type { Language } from '#contract/languages.ts';
import { forMemberFields } from '#contract/member-fields.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';
import { subsetResources } from '../collection/subset-resources.ts';
import type { Member } from './members.ts';
import { hasPhone } from './phones.ts';
import { roleResources } from './role-resources.ts';
import { readSubsetRelations, type SubsetRelation } from './subset-relations.ts';

type UserResource = Resource<typeof userType>;

interface Options {
  readonly members: readonly Member[];
  readonly language: Language;
  /** Whether anything beside the users themselves is included. */
  readonly withRelated: boolean;
}

/** Members as resources, for the person who asks, and whatever they are related to. */
export const userResources = async (
  db: Database,
  session: Session,
  { members, language, withRelated }: Options,
): Promise<{ data: UserResource[]; related: ResourceObject[] }> => {
  const relations = await readSubsetRelations(db, members);
  const data = members.map((member) => toResource(member, session, relations.get(member.id) ?? []));
  if (!withRelated) return { data, related: [] };
  const subsets = await subsetResources(db, session.organisationId, language);
  return {
    data,
    related: [...roleResources, ...subsets, ...[...relations.values()].flat(), toClient(session, subsets)],
  };
};

const toResource = (member: Member, session: Session, relations: readonly SubsetRelation[]): UserResource => ({
  type: 'users',
  id: String(member.number),
  attributes: {
    name: member.name,
    email: member.email,
    first_name: member.first_name,
    ...forMemberFields((name) => member[name]),
    phone: hasPhone(member.role) ? member.phone : '',
    is_subscribed: member.is_subscribed === 1,
  },
  relationships: {
    role: { data: { type: 'roles', id: member.role } },
    subset_relations: { data: relations.map(({ type, id }) => ({ type, id })) },
    // Whatever other organisations a person belongs to is not this one's to know.
    clients: { data: [{ type: 'clients', id: String(session.organisationId) }] },
  },
  meta: {
    full_name: member.fullName,
    has_email: member.email !== '',
    invitation_status: member.status,
    is_editable: isEditable(member, session),
    fixed: fixedFields(member),
    is_in_directory: member.directory_entry !== null,
    is_verified: member.verified_at !== '',
    version: member.version,
    pending_email: member.id === session.userId ? member.pending_email : '',
  },
});

/** Shared accounts are looked after by the provider; one's own account has a page of its own. */
export const isEditable = (member: Member, session: Session): boolean =>
  member.shared === 0 && member.id !== session.userId;

/**
 * What an administrator cannot change: the person alone does, or the organisation's directory, which would write it anew. The address is the
 * person's own once they have shown that they read it, whether or not they belong elsewhere too, so that nobody learns which (decision 66).
 */
export const fixedFields = (member: Member): UserResource['meta']['fixed'] => {
  const { accepted_at, verified_at, memberships_elsewhere, directory_entry, directory_family_name } = member;
  // Nobody accepts with an account elsewhere without its address: this is for what earlier versions have left.
  const isOwn = accepted_at !== '' && (verified_at !== '' || Number(memberships_elsewhere) > 0);
  return [
    ...(isOwn || directory_entry !== null ? (['email'] as const) : []),
    ...(directory_family_name ? (['last_name'] as const) : []),
  ];
};

const toClient = ({ organisationId }: Session, subsets: readonly ResourceObject[]): ResourceObject => ({
  type: 'clients',
  id: String(organisationId),
  attributes: { custkey: organisationId },
  relationships: { subsets: { data: subsets.map(({ type, id }) => ({ type, id })) } },
});
