import type { DatabaseSync } from 'node:sqlite';

/** Puts open requests of the past two months into the store, of all organisations and types, and of nobody; none is ready. */
export const addBacklog = (store: DatabaseSync, count: number): void => {
  const organisations = store.prepare('select id from organisations order by id').all() as { id: number }[];
  const insert = store.prepare(
    `insert into requests (organisation_id, type, status, info, file_name, readiness, created_at) values (?, ?, 'processing', ?, ?, ?, ?)`,
  );
  const [now, twoMonths] = [Date.now(), 60 * 24 * 3600 * 1000];
  store.exec('begin');
  for (let at = 0; at < count; at++) {
    const kind = kinds[at % kinds.length]!;
    const created = new Date(now - twoMonths * (1 - at / (count + 1))).toISOString();
    const { id } = organisations[(at * 7) % organisations.length]!;
    insert.run(id, kind.type, JSON.stringify(kind.info(at)), kind.file(at), kind.readiness, created);
  }
  store.exec('commit; analyze');
};

const none = () => '';

/** What members ask for, in about the shares in which they do. */
const kinds = [
  {
    type: 'sdsaddition',
    info: (at: number) => ({ locations: [], file_size: 90_000 + at }),
    file: (at: number) => `Product ${at}.pdf`,
    readiness: 'look',
  },
  {
    type: 'sdsaddition',
    info: (at: number) => ({ locations: [], file_size: 90_000 + at }),
    file: (at: number) => `Scan ${at}.pdf`,
    readiness: 'by-hand',
  },
  {
    type: 'sdsremoval',
    info: (at: number) => ({ isn: at, product_name: `Product ${at}`, manufacturer: 'A maker', locations: [] }),
    file: none,
    readiness: '',
  },
  {
    type: 'contact',
    info: (at: number) => ({ subject: `Question ${at}`, message: 'Is there a newer sheet?' }),
    file: none,
    readiness: '',
  },
] as const;
