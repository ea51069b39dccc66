import type { z } from 'zod';
import type { OrganisationEntry } from '#contract/calls/operator/organisations.ts';
import type { completeSetup as call } from '#contract/calls/setup.ts';
import { foldText } from '#lib/text/search-text.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { offerTemplatesWithin } from '../operator/answer-templates/offer-templates.ts';
import { insertOrganisation } from '../operator/organisations/save-organisation.ts';
import { saveProvider } from '../provider/provider.ts';
import { insertMember } from '../users/add-user.ts';
import { checkSetupLink, endSetupLinks } from './setup-links.ts';

type Answers = z.output<typeof call.body>;

interface SetUp {
  readonly answers: Answers;
  readonly passwordHash: string;
  readonly now?: Date;
}

/**
 * Makes the first operator, whose number it answers, the provider's settings, the first organisation and its administrator's
 * invitation: all of it or nothing, and once. Throws as `checkSetupLink`, and ApiError with what is wrong at its fields.
 */
export const completeSetup = (store: Store, { answers, passwordHash, now = new Date() }: SetUp) =>
  inTransaction(store, async (trx) => {
    await checkSetupLink(trx, answers.token, now);
    // Of two that are sent at the same time, the second waits here and then finds none.
    await endSetupLinks(trx);
    const { language, number } = answers;
    if (await isKnownNumber(trx, number))
      throw new ApiError({ code: 'validation.unique', source: { pointer: '/data/number' } });
    const userId = await insertOperator(trx, { answers, passwordHash, now });
    // No session is open yet; everything that follows is theirs.
    noteForAudit({ userId });
    await saveProvider(trx, {
      name_en: answers.provider_en,
      name_fr: answers.provider_fr,
      support_email_en: answers.support_email_en,
      support_email_fr: answers.support_email_fr,
      site_en: answers.site_en,
      site_fr: answers.site_fr,
      terms_en: answers.terms_en,
      terms_fr: answers.terms_fr,
      privacy_name: '',
      privacy_email: '',
    });
    await offerTemplatesWithin(trx);
    await writeEntry(trx, 'setup-completed', { userId, record: userId });
    const { id: organisationId } = await insertOrganisation(trx, { entry: toEntry(answers), language, number });
    await insertMember(trx, organisationId, {
      user: {
        type: 'users',
        attributes: { email: answers.administrator_email, is_subscribed: true },
        relationships: { role: 'company-admin' },
      },
      language: answers.administrator_language,
      now,
    });
    return userId;
  });

/** The number belongs to an organisation that exists or existed. */
const isKnownNumber = async (db: Database, id: number): Promise<boolean> => {
  for (const table of ['organisations', 'ended_organisations'] as const)
    if (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) return true;
  return false;
};

/** Anyone who holds the link looks after the server: the address is theirs to say. Throws `validation.unique`. */
const insertOperator = async (
  trx: Database,
  { answers, passwordHash, now }: { answers: Answers; passwordHash: string; now: Date },
): Promise<number> => {
  const { email, first_name, last_name, language } = answers;
  const instant = now.toISOString();
  const user = await trx
    .insertInto('users')
    .values({
      name: email,
      email,
      first_name,
      last_name,
      phone: '',
      password_hash: passwordHash,
      shared: 0,
      is_subscribed: 0,
      language,
      verified_at: instant,
      created_at: instant,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user) throw new ApiError({ code: 'validation.unique', source: { pointer: '/data/email' } });
  await trx
    .insertInto('memberships')
    .values({ user_id: user.id, organisation_id: null, role: 'operator', invited_at: instant, accepted_at: instant })
    .execute();
  return user.id;
};

/** What an organisation needs at first; operators set the rest. */
const toEntry = ({ organisation_en, organisation_fr, locations }: Answers) => ({
  name_en: organisation_en,
  name_fr: organisation_fr,
  location_label_en: 'Location',
  location_label_fr: 'Emplacement',
  ingredients: true,
  custom_fields: [],
  products: ['canmanage' as const],
  allowed_addresses: [],
  account_manager_email: '',
  locations: parseLocations(locations),
});

type Location = OrganisationEntry['locations'][number];

/**
 * Reads locations as a person writes them, one a line: `Plant`, within another `Plant > Paint shop`, in two languages
 * `Plant | Usine > Atelier` … A repeated location is the same one; the levels between need no line of their own.
 */
const parseLocations = (written: string): Location[] => {
  const known = new Map<string, Location>();
  for (const line of written.split(/\r?\n/)) {
    let parent = '';
    for (const step of line.split('>')) {
      const [en = '', fr = en] = step.split('|').map((name) => name.trim().replaceAll(/\s+/g, ' '));
      if (en === '' && fr === '') continue;
      const name_en = (en || fr).slice(0, 200);
      const path = JSON.stringify([parent, foldText(name_en)]);
      const location = known.get(path) ?? {
        key: String(known.size + 1),
        parent,
        id: null,
        name_en,
        name_fr: (fr || en).slice(0, 200),
      };
      known.set(path, location);
      parent = location.key;
    }
  }
  return [...known.values()];
};
