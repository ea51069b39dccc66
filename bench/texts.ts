import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import type { SearchService } from '#server/domains/search/search-service.ts';
import { searchTexts } from '#server/domains/search/search-texts.ts';
import { openStore } from '#server/platform/storage/database.ts';
import { createRandom, type Random } from '#tests/support/search/random.ts';
import { generateRecords } from '#tests/support/search/records.ts';
import { withTemporaryFolder } from './clean-up.ts';
import { createStoreFiller, organisation } from './search/fill-store.ts';
import { formatMs, summarise } from './statistics.ts';

/**
 * What a search in the text of the sheets takes in a made-up store. Words are as unequal as in print: each is half as frequent as the one of
 * half its rank, of 40,000. The engine that keeps what the filters let through is left out: it takes what one filter takes there.
 */
const { values } = parseArgs({
  options: { sheets: { type: 'string', default: '20000' }, words: { type: 'string', default: '150' } },
});
const [sheetCount, sectionWords] = [Number(values.sheets), Number(values.words)];
const vocabulary = 40_000;

const rankOf = ({ below }: Random) => Math.floor(vocabulary ** (below(1_000_000) / 1_000_000));
const textOf = (random: Random) => Array.from({ length: sectionWords }, () => `w${rankOf(random)}`).join(' ');

/** Queries by the rank of their words: a common one stands in every second section, a rare one in few sheets. */
const classes = {
  'one common word': ({ below }) => `w${3 + below(20)}`,
  'one usual word': ({ below }) => `w${500 + below(1500)}`,
  'one rare word': ({ below }) => `w${10_000 + below(20_000)}`,
  'two words, a common and a usual one': ({ below }) => `w${3 + below(20)} w${500 + below(1500)}`,
  'two common words': ({ below }) => `w${3 + below(20)} w${30 + below(50)}`,
  'the beginning of a word, three letters': ({ below }) => `w${10 + below(90)}`,
} as const satisfies Record<string, (random: Random) => string>;

await withTemporaryFolder(async (folder) => {
  const file = join(folder, 'vigie.sqlite');
  const filler = await createStoreFiller(file);
  for (const record of generateRecords(organisation, sheetCount)) filler.add(record);
  filler.finish();
  console.log(`${sheetCount} sheets of 16 sections of ${sectionWords} words`);
  fillTexts(file);
  const store = await openStore(file);
  const search = {
    among: async (_: unknown, __: unknown, isns: readonly number[]) => [...isns],
  } as unknown as SearchService;
  for (const [name, draw] of Object.entries(classes)) {
    const random = createRandom(7);
    const times: number[] = [];
    let total = 0;
    for (let run = 0; run < 20; run++) {
      const words = draw(random);
      const started = performance.now();
      const answer = await searchTexts(
        { reads: store, search },
        {
          scope: { organisation, cas: true },
          query: {
            language: 'en',
            keyword: { heading: 'everything', words },
            filters: {},
            sort: [],
            start: 0,
            rows: 5,
            facets: [],
          },
        },
      );
      times.push(performance.now() - started);
      total += answer.total;
    }
    const { p50, p95 } = summarise(times);
    console.log(`${name}: p50 ${formatMs(p50)} ms, p95 ${formatMs(p95)} ms, ${Math.round(total / 20)} sheets`);
  }
  await store.destroy();
});

function fillTexts(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('pragma synchronous = off; begin');
  db.exec("update sheets set file_hash = 'h' || isn, made_from_record = 0");
  const isns = db.prepare('select isn from sheets').all() as { isn: number }[];
  const section = db.prepare(
    `insert into sheet_sections (file_hash, isn, position, number, language, text, first_page, last_page, doubts)
     values (?, 0, ?, ?, 'en', ?, 1, 2, '[]')`,
  );
  const random = createRandom(1);
  let letters = 0;
  for (const { isn } of isns)
    for (let position = 0; position < 16; position++) {
      const text = textOf(random);
      letters += text.length;
      section.run(`h${isn}`, position, position + 1, text);
    }
  db.exec('commit; pragma wal_checkpoint(truncate)');
  const before = statSync(file).size;
  const started = performance.now();
  db.exec('begin; insert into section_index (rowid, words) select id, text from sheet_sections; commit');
  db.exec('pragma wal_checkpoint(truncate)');
  const took = performance.now() - started;
  const size = statSync(file).size - before;
  console.log(
    `index: ${(size / isns.length / 1000).toFixed(1)} kB a sheet beside ${(letters / isns.length / 1000).toFixed(1)} kB of text, ${(took / isns.length).toFixed(2)} ms a sheet`,
  );
  // The filler's figures are of sheets without files.
  db.exec('analyze');
  db.close();
}
