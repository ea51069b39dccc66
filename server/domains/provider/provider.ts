import type { Bilingual } from '#contract/languages.ts';
import { type ProviderSettings, providerSettings } from '#contract/operator/provider-settings.ts';
import type { PageName } from '#contract/page-names.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import type { Config } from '#server/platform/config.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';

/** What the provider said of itself when the installation was set up, or an operator did since; undefined while it said nothing. */
export const readProvider = async (
  db: Database,
): Promise<(ProviderSettings & { readonly version: number }) | undefined> => {
  const row = await db.selectFrom('provider_settings').selectAll().where('id', '=', 1).executeTakeFirst();
  return row && { ...providerSettings.parse(JSON.parse(row.settings)), version: row.version };
};

/** Changes what was read as this version (0 for nothing). Throws `record.changed` where somebody else was quicker. */
export const changeProvider = (
  store: Store,
  { version, ...settings }: ProviderSettings & { readonly version: number },
): Promise<number> =>
  inTransaction(store, async (trx) => {
    const before = await readProvider(trx);
    if ((before?.version ?? 0) !== version) throw apiError('record.changed');
    await saveProvider(trx, settings);
    const names = Object.keys(settings) as (keyof ProviderSettings)[];
    await writeEntry(trx, 'provider-changed', {
      details: { fields: names.filter((name) => before?.[name] !== settings[name]) },
    });
    return version + 1;
  });

/** Keeps what the provider says of itself, in place of what it said before. */
export const saveProvider = async (trx: Database, settings: ProviderSettings): Promise<void> => {
  await trx
    .insertInto('provider_settings')
    .values({ id: 1, settings: JSON.stringify(settings), version: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        settings: JSON.stringify(settings),
        version: eb('provider_settings.version', '+', 1),
      })),
    )
    .execute();
};

interface Installation {
  readonly store: Database;
  readonly config: Pick<Config, 'supportEmail' | 'demo'>;
}

/** The contact for help: from the environment, else from the provider's settings; empty while nobody named one. */
export const supportEmailOf = async ({ store, config }: Installation): Promise<Bilingual> => {
  if (config.supportEmail) return config.supportEmail;
  const { support_email_en: en, support_email_fr: fr } = (await readProvider(store)) ?? unsaid(config);
  return { en, fr };
};

/** What pages name of the provider, in one language where it was said in that one only. */
export const pageNamesOf = async (installation: Installation): Promise<Readonly<Record<PageName, Bilingual>>> => {
  const said = (await readProvider(installation.store)) ?? unsaid(installation.config);
  return {
    'support-email': await supportEmailOf(installation),
    'provider-site': { en: said.site_en || said.site_fr, fr: said.site_fr || said.site_en },
    'terms-of-use': { en: said.terms_en || said.terms_fr, fr: said.terms_fr || said.terms_en },
  };
};

/** While nothing was said: nothing, but in the demo examples. */
const unsaid = ({ demo }: Installation['config']) => (demo ? examples : nothing);

const nothing = { support_email_en: '', support_email_fr: '', site_en: '', site_fr: '', terms_en: '', terms_fr: '' };

const examples: typeof nothing = {
  support_email_en: 'support@vigie.example',
  support_email_fr: 'support@vigie.example',
  site_en: 'https://www.vigie.example/en/',
  site_fr: 'https://www.vigie.example/fr/',
  terms_en: 'https://www.vigie.example/en/terms',
  terms_fr: 'https://www.vigie.example/fr/conditions',
};
