import { type DBSchema, deleteDB, openDB } from 'idb';
import { putDrafts, takeDrafts } from '../form-drafts.ts';

interface DraftSchema extends DBSchema {
  /** By the tab: what is in its forms, files too. */
  drafts: { key: string; value: readonly (readonly [string, unknown])[] };
}

const [databaseName, tabKey] = ['vigie-drafts', 'keptDrafts'];

const open = () => openDB<DraftSchema>(databaseName, 1, { upgrade: (db) => void db.createObjectStore('drafts') });

/** Keeps what is in the forms of this page until it has been loaded again. */
export const keepTyped = async (): Promise<void> => {
  const drafts = takeDrafts();
  if (drafts.length === 0) return;
  const tab = crypto.randomUUID();
  const db = await open();
  await db.put('drafts', drafts, tab);
  db.close();
  sessionStorage.setItem(tabKey, tab);
};

/** Gives it back to the forms, before they are drawn. */
export const restoreTyped = async (): Promise<void> => {
  const tab = sessionStorage.getItem(tabKey);
  sessionStorage.removeItem(tabKey);
  if (!tab) return;
  const db = await open();
  putDrafts((await db.get('drafts', tab)) ?? []);
  db.close();
  // Those of tabs that were closed meanwhile go with it.
  await deleteDB(databaseName);
};
