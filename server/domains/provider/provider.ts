import type { Bilingual } from '#contract/languages.ts';
import { type ProviderSettings, providerSettings } from '#contract/operator/provider-settings.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import type { Config } from '#server/platform/config.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';

/** What the provider said of itself when the installation was set up, or at the desk since; undefined while it said nothing. */
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

/** The contact for help: from the environment, else from the provider's settings, else an example. */
export const supportEmailOf = async ({
  store,
  config,
}: {
  readonly store: Database;
  readonly config: Pick<Config, 'supportEmail'>;
}): Promise<Bilingual> => {
  if (config.supportEmail) return config.supportEmail;
  const provider = await readProvider(store);
  return { en: provider?.support_email_en ?? exampleAddress, fr: provider?.support_email_fr ?? exampleAddress };
};

const exampleAddress = 'support@vigie.example';
