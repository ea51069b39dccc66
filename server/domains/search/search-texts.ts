import { sql } from 'kysely';
import type { TextMatch, TextMatches } from '#contract/calls/search-texts.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { routeOfWord } from '#contract/sheets/exposure-routes.ts';
import type { Scope } from '#lib/search-engine/port.ts';
import { type SearchPhrase, searchPhrases } from '#lib/search-engine/search-phrases.ts';
import { snippetOf } from '#lib/search-engine/snippet.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { textsWith } from '#server/platform/storage/text-index.ts';
import type { SearchService } from './search-service.ts';

interface Means {
  /** Reads whole tables without anybody waiting. */
  readonly reads: Store;
  readonly search: SearchService;
}

/** Sections of the whole store that are ranked, and of the organisation's those that are told of: nobody leafs through more. */
const most = { ranked: 20_000, told: 4000 } as const;

/** A section that has the words, of a sheet of the organisation. */
interface Hit {
  readonly isn: number;
  readonly id: number;
  /** Which of the sixteen. */
  readonly number: number;
  /** Sections that were ranked, of this organisation and others. */
  readonly ranked: number;
}

/**
 * The sheets of a search, its keyword aside, that have the keyword in the text of one section. The full-text index proposes sheets
 * of the organisation; the search engine keeps of them what this person may see and the filters let through, as of every search.
 */
export const searchTexts = async (
  { reads, search }: Means,
  { scope, query: { keyword, ...query } }: { readonly scope: Scope; readonly query: SearchQuery },
): Promise<TextMatches> => {
  const phrases = keyword?.heading === 'everything' ? searchPhrases(keyword.words) : [];
  if (phrases.length === 0) return { total: 0, is_more: false, sheets: [] };
  const hits = await findHits(reads, scope, phrases);
  const bySheet = new Map((isFirstAid(phrases) ? firstAidFirst(hits) : hits).toReversed().map((hit) => [hit.isn, hit]));
  const sheets = [...new Set(hits.map(({ isn }) => bySheet.get(isn)!))];
  const best = isFirstAid(phrases) ? firstAidFirst(sheets) : sheets;
  const within = new Set(
    best.length > 0
      ? await search.among(
          scope,
          query,
          best.map(({ isn }) => isn),
        )
      : [],
  );
  const found = best.filter(({ isn }) => within.has(isn));
  const isCut =
    hits.length === most.told || Number(hits[0]?.ranked ?? (await countRanked(reads, phrases))) === most.ranked;
  return {
    total: found.length,
    // There are never more than there are sheets.
    is_more: isCut && found.length < (await search.search(scope, { ...query, start: 0, rows: 0, facets: [] })).total,
    sheets: await present(reads, found.slice(query.start, query.start + query.rows), phrases),
  };
};

/** Who types how a product reaches the body looks for first aid, whichever other section has more of the words. */
const isFirstAid = (phrases: readonly SearchPhrase[]): boolean =>
  phrases.some(({ spellings }) => spellings.some((spelling) => spelling.some(routeOfWord)));

const firstAid = 4;

const firstAidFirst = (hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) => Number(b.number === firstAid) - Number(a.number === firstAid));

/**
 * The sections of the organisation's sheets that have all phrases, the best first; of sheets that it took out, none. They were read
 * off a sheet's file, or drawn from its record as that is now. One step after the other, from the few hits to the many sheets: SQLite joins
 * what is crossed in the order in which it is written. PostgreSQL takes a table for all but empty until it has counted it, a minute after it
 * was filled, and would go through all texts once for each sheet; so would it where `offset` and `+ 0` did not keep it to the sheet's own key.
 */
const findHits = async (db: Store, { organisation, cas }: Scope, phrases: readonly SearchPhrase[]): Promise<Hit[]> => {
  const { rows } = await sql<Hit>`
    with hits as materialized (${textsWith(db, phrases, most.ranked)}),
    sections as materialized (
      select hits.id, hits.rank, section.isn, section.file_hash, section.number
      from hits cross join sheet_sections as section where section.id = hits.id
    ),
    found as materialized (
      select sheets.isn, sections.id, sections.rank, sections.number
      from sections cross join sheets
      where sections.isn = 0 and sheets.file_hash = sections.file_hash and sheets.made_from_record = 0
      union all
      select sheets.isn, sections.id, sections.rank, sections.number
      from sections cross join sheets
      where sections.isn > 0 and sheets.isn = sections.isn and sheets.made_from_record = 1 and sheets.drawn_by > 0
    )
    select found.isn, found.id, found.number, (select count(*) from hits) as ranked
    from found
    where exists (
      select 1 from collection_sheets as placed
      where placed.organisation_id = ${organisation} and placed.isn = found.isn and placed.removed + 0 = 0
      limit 1 offset 0
    )
    ${cas ? sql`` : sql`and found.number <> ${composition}`}
    order by found.rank, found.isn
    limit ${most.told}`.execute(db);
  return rows;
};

/** Asked where no section is the organisation's: then, too, others may have been left unranked. */
const countRanked = async (db: Store, phrases: readonly SearchPhrase[]): Promise<number | undefined> => {
  const { rows } = await sql<{ ranked: number }>`
    select count(*) as ranked from (${textsWith(db, phrases, most.ranked)}) as hits`.execute(db);
  return rows[0]?.ranked;
};

/** Where an organisation does without ingredients, nobody finds a product by what is in it. */
const composition = 3;

const present = async (db: Store, hits: readonly Hit[], phrases: readonly SearchPhrase[]): Promise<TextMatch[]> => {
  if (hits.length === 0) return [];
  const sheets = await db
    .selectFrom('sheets')
    .select(['isn', 'product_name', 'manufacturer', 'language'])
    .where(
      'isn',
      'in',
      hits.map(({ isn }) => isn),
    )
    .execute();
  const sections = await db
    .selectFrom('sheet_sections')
    .select(['id', 'number', 'position', 'language', 'first_page', 'text'])
    .where(
      'id',
      'in',
      hits.map(({ id }) => id),
    )
    .execute();
  const sheetOf = new Map(sheets.map((sheet) => [sheet.isn, sheet]));
  const sectionOf = new Map(sections.map((section) => [section.id, section]));
  return hits.flatMap(({ isn, id }) => {
    const [sheet, section] = [sheetOf.get(isn), sectionOf.get(id)];
    // Read a moment later: what has gone meanwhile is not told.
    if (!sheet || !section) return [];
    const { id: _, first_page: page, text, ...place } = section;
    const snippet = snippetOf(text, phrases).map(({ isHit, ...part }) => ({ ...part, is_hit: isHit }));
    return { ...sheet, section: { ...place, page, snippet } };
  });
};
