import { sql } from 'kysely';
import { openStore } from '#server/platform/storage/database.ts';
import { identityTable } from '#server/platform/storage/store-identity.ts';
import { indexColumns, isIndexTable } from '#server/platform/storage/text-index.ts';

/** A table as the migrations make it. */
export interface TableShape {
  readonly name: string;
  /** Names of its columns, in the order of their letters; not of those that say what is in the full-text index, which starts anew. */
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** The column that refers to another row of the table itself, if there is one. */
  readonly parent: string | undefined;
}

/**
 * Every table of the content, those that others refer to before them: read from a store that the migrations have just made, so that nothing
 * has to be listed. Throws when tables refer to each other in a circle.
 */
export const readStoreSchema = async (): Promise<TableShape[]> => {
  const store = await openStore(':memory:');
  try {
    const tables = (await store.introspection.getTables()).filter(
      ({ name }) => name !== identityTable && !isIndexTable(name),
    );
    const described = tables.map(async ({ name, columns }) => {
      const { rows: keys } = await sql<KeyColumn>`
        select name from pragma_table_info(${name}) where pk > 0 order by pk`.execute(store);
      const { rows: references } = await sql<Reference>`
        select "table" as target, "from" as source from pragma_foreign_key_list(${name})`.execute(store);
      return {
        name,
        columns: columns
          .map((column) => column.name)
          .filter((column) => !indexColumns.includes(column))
          .toSorted(),
        key: keys.map((column) => column.name),
        parent: references.find(({ target }) => target === name)?.source,
        needs: references.map(({ target }) => target).filter((target) => target !== name),
      };
    });
    return neededFirst(await Promise.all(described));
  } finally {
    await store.destroy();
  }
};

interface KeyColumn {
  readonly name: string;
}

interface Reference {
  readonly target: string;
  readonly source: string;
}

type Described = TableShape & { readonly needs: readonly string[] };

const neededFirst = (tables: readonly Described[]): TableShape[] => {
  const ordered: Described[] = [];
  const isIn = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(({ name, needs }) => !isIn(name) && needs.every(isIn));
    if (!next) throw new Error('Tables refer to each other in a circle.');
    ordered.push(next);
  }
  return ordered.map(({ name, columns, key, parent }) => ({ name, columns, key, parent }));
};
