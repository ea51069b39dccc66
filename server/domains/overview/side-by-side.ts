import type { OrganisationFigures } from '#contract/calls/overview.ts';
import type { Language } from '#contract/languages.ts';
import { permissionsOf } from '#contract/permissions.ts';
import { findLocation, findLocationsOf } from '#server/domains/accounts/pending-locations.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { scopeOf } from '#server/domains/search/scope.ts';
import type { SearchService } from '#server/domains/search/search-service.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { requestsUnderWay } from './requests-under-way.ts';

interface Means {
  readonly store: Database;
  readonly search: SearchService;
}

/**
 * The organisations whose collections somebody manages, their own first. Of the others those alone that they could open now without another
 * proof: what a provider or a token vouches for is one organisation.
 */
export const organisationsSideBySide = async (
  means: Means,
  session: Session,
  language: Language,
): Promise<OrganisationFigures[]> => {
  const { store } = means;
  const isOfOne = session.byProvider || session.scopes !== undefined;
  const others = isOfOne ? [] : await findLocationsOf(store, session.userId);
  const open = [
    ...(await findLocation(store, session.membershipId)),
    ...others.filter(({ membershipId }) => membershipId !== session.membershipId),
  ];
  const sessions = await sessionsIn(
    store,
    session,
    open.map(({ membershipId }) => membershipId),
  );
  return Promise.all(
    open.flatMap(({ membershipId, name, organisationId: id }) => {
      const within = sessions.get(membershipId);
      return within
        ? figuresOf(means, within, language).then((figures) => ({ id, name: name[language], ...figures }))
        : [];
    }),
  );
};

/** The session as it would be in each of these memberships that may see the overview. */
const sessionsIn = async (
  db: Database,
  session: Session,
  membershipIds: readonly number[],
): Promise<Map<number, Session>> => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select(['memberships.id', 'memberships.role', 'memberships.organisation_id', 'organisations.ingredients'])
    .where('memberships.id', 'in', membershipIds)
    .execute();
  return new Map(
    rows
      .map(({ id: membershipId, role, organisation_id, ingredients }) => ({
        ...session,
        ...{ membershipId, role, organisationId: organisation_id ?? 0, ingredients: ingredients === 1 },
      }))
      .filter((within) => permissionsOf(within).includes('overview'))
      .map((within) => [within.membershipId, within]),
  );
};

const figuresOf = async ({ store, search }: Means, session: Session, language: Language) => {
  const scope = await scopeOf(store, session);
  const count = async (filters: { hazardous?: string[]; status?: string[] }): Promise<number> =>
    (await search.search(scope, { language, filters, sort: [], start: 0, rows: 0, facets: [] })).total;
  const [sheets, hazardous, past_review, requests] = await Promise.all([
    count({}),
    count({ hazardous: ['yes'] }),
    count({ status: ['past-review'] }),
    requestsUnderWay(store, session),
  ]);
  return { sheets, hazardous, past_review, requests: requests.reduce((sum, { count: open }) => sum + open, 0) };
};
