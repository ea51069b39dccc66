import type { UserInfo } from '#contract/calls/get-user-info.ts';
import { collectionName } from '#contract/collection-name.ts';
import type { Bilingual } from '#contract/languages.ts';
import { permissionsOf } from '#contract/permissions.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { shownName } from '#server/platform/storage/shown-name.ts';
import { findCompanyAdmin, findMemberships } from './accounts.ts';
import type { Session } from './sessions.ts';

const wireCustomFields = ['ClientCustomF1_s', 'ClientCustomF2_s', 'ClientCustomF3_s'] as const;

/**
 * Everything the browser knows about the signed-in person. For operators, who belong to no organisation, the
 * organisation is empty.
 */
export const readUserInfo = async (db: Database, session: Session): Promise<UserInfo> => {
  const user = await db
    .selectFrom('users')
    .select(['name', 'email', 'first_name', 'last_name'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  const { endsOn, ...organisation } = await readOrganisation(db, session.organisationId);
  const memberships = await findMemberships(db, session.userId);
  return {
    uid: session.memberNumber,
    flag: session.shared ? 0 : 1,
    name: shownName(user),
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    role: session.role,
    permissions: permissionsOf(session),
    exp: Math.floor(Date.parse(session.expiresAt) / 1000),
    shared: session.shared,
    multi_location: memberships.length > 1,
    ...organisation,
    ...(endsOn && session.role === 'company-admin' && { endsOn }),
  };
};

const readOrganisation = async (db: Database, id: number) => {
  const row = await db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst();
  const admin = await findCompanyAdmin(db, id);
  const { count } = await db
    .selectFrom('subsets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', id)
    .executeTakeFirstOrThrow();
  const customFields = JSON.parse(row?.custom_fields ?? '[]') as Bilingual[];
  return {
    mseid: id,
    collection: collectionName(id),
    clientName: { en: row?.name_en ?? '', fr: row?.name_fr ?? '' },
    prods: JSON.parse(row?.products ?? '[]') as string[],
    admin: admin ? { name: `${admin.first_name} ${admin.last_name}`.trim(), email: admin.email } : null,
    customFields: Object.fromEntries(
      wireCustomFields.flatMap((name, index) => {
        const labels = customFields[index];
        return labels ? [[name, labels]] : [];
      }),
    ),
    isCustomField: customFields.length > 0,
    ingredients: row?.ingredients ?? 0,
    subset: { en: row?.location_label_en ?? '', fr: row?.location_label_fr ?? '' },
    subsetCount: Number(count),
    endsOn: row?.ends_on ?? '',
  } satisfies Partial<UserInfo>;
};
