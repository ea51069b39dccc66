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
  const asked = (name: 'hazardous' | 'status') => ({ name, limit: 10, offset: 0 });
  const facets = [asked('hazardous'), asked('status')];
  const [found, requests] = await Promise.all([
    search.search(scope, { language, filters: {}, sort: [], start: 0, rows: 0, facets }),
    requestsUnderWay(store, session),
  ]);
  const countOf = (name: 'hazardous' | 'status', wanted: string): number =>
    found.facets[name]?.find(({ value }) => value === wanted)?.count ?? 0;
  return {
    sheets: found.total,
    hazardous: countOf('hazardous', 'yes'),
    past_review: countOf('status', 'past-review'),
    requests: requests.reduce((sum, { count }) => sum + count, 0),
  };
};
