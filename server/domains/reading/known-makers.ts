import type { MakerContacts, SheetReading } from '#contract/reading/sheet-reading.ts';
import { foldMaker } from '#server/domains/collection/fold-maker.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** A maker that sheets with the same address of the web or telephone number were confirmed to be of. */
interface KnownMaker {
  /** As it was last confirmed. */
  readonly name: string;
  /** Sheets that say so. */
  readonly confirmed: number;
}

/** So many sheets of a maker have to be confirmed before what they say is sure. */
const enough = 3;
/** How sure a maker is that is known by enough sheets, by fewer, and one that they speak against. */
const certainties = { known: 0.97, told: 0.9, contradicted: 0.5 } as const;

/** Notes by what the maker of a confirmed sheet can be reached: the next sheet with the same is most likely of the same maker. */
export const learnMaker = async (trx: Database, fileHash: string, manufacturer: string): Promise<void> => {
  const row = await trx.selectFrom('readings').select('reading').where('file_hash', '=', fileHash).executeTakeFirst();
  const { contacts } = row ? (JSON.parse(row.reading) as SheetReading) : { contacts: undefined };
  const maker = manufacturer.trim();
  if (!contacts || maker === '') return;
  const rows = all(contacts).map((contact) => ({ contact, maker_key: foldMaker(maker), maker, confirmed: 1 }));
  await trx
    .insertInto('maker_contacts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['contact', 'maker_key']).doUpdateSet((eb) => ({
        maker,
        confirmed: eb('maker_contacts.confirmed', '+', 1),
      })),
    )
    .execute();
};

/** A reading with the maker that its contacts are known by: where it was not read, or as sure as the sheets of before make it. */
export const withKnownMaker = async (db: Database, reading: SheetReading): Promise<SheetReading> => {
  const known = reading.contacts && (await findMaker(db, reading.contacts));
  if (!known) return reading;
  const { manufacturer } = reading.fields;
  const certainty = known.confirmed >= enough ? certainties.known : certainties.told;
  return { ...reading, fields: { ...reading.fields, manufacturer: judged(manufacturer, known.name, certainty) } };
};

type Found = NonNullable<SheetReading['fields']['manufacturer']>;

const judged = (read: Found | undefined, name: string, certainty: number): Found => {
  if (!read) return { value: name, places: [], certainty };
  const isSame = foldMaker(read.value) === foldMaker(name);
  return {
    ...read,
    certainty: isSame ? Math.max(read.certainty, certainty) : Math.min(read.certainty, certainties.contradicted),
  };
};

/** The one maker that all contacts lead to; a contact of several makers, a distributor's, leads to none. */
const findMaker = async (db: Database, contacts: MakerContacts): Promise<KnownMaker | undefined> => {
  const rows = await db.selectFrom('maker_contacts').selectAll().where('contact', 'in', all(contacts)).execute();
  const byContact = Map.groupBy(rows, ({ contact }) => contact);
  const telling = [...byContact.values()].flatMap((of) => (of.length === 1 ? of : []));
  const [first] = telling.toSorted((a, b) => b.confirmed - a.confirmed);
  if (!first || telling.some(({ maker_key }) => maker_key !== first.maker_key)) return undefined;
  return { name: first.maker, confirmed: first.confirmed };
};

const all = ({ domains, telephones }: MakerContacts): string[] => [...domains, ...telephones];
