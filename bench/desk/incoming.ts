import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import type { Answer } from '../reading/answer.ts';

/** A real sheet, with what people read on it. */
export interface RealSheet {
  readonly path: string;
  readonly answer: Answer;
}

/** An organisation of the bench's own, and who sends sheets in for it. */
export interface Sender {
  readonly organisation: number;
  readonly name: string;
  readonly subsets: readonly number[];
}

/** Makes organisations like one of the demo's, with two locations and no sheet, and an administrator of each. */
export const addSenders = (store: DatabaseSync, count: number): Sender[] => {
  const like = store.prepare("select * from users where name = 'admin@riviere-bleue.example'").get() as Row;
  const organisation = store.prepare('select * from organisations where id = 10002').get() as Row;
  return Array.from({ length: count }, (_, at) => {
    const id = 20_000 + at;
    const name = `sender-${at}@vigie.example`;
    put(store, 'organisations', { ...organisation, id, name_en: `Plant ${at}`, name_fr: `Usine ${at}` });
    const { id: _id, ...account } = like;
    const user = put(store, 'users', { ...account, name, email: name });
    const now = new Date().toISOString();
    const membership = { user_id: user, organisation_id: id, role: 'company-admin' };
    put(store, 'memberships', { ...membership, invited_at: now, accepted_at: now });
    const subsets = ['Store', 'Workshop'].map((word) =>
      put(store, 'subsets', { organisation_id: id, parent_id: null, name_en: word, name_fr: word }),
    );
    return { organisation: id, name, subsets };
  });
};

type Row = Record<string, string | number | null>;

const put = (store: DatabaseSync, table: string, row: Row): number => {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join();
  return Number(
    store.prepare(`insert into ${table} (${columns.join()}) values (${places})`).run(...Object.values(row))
      .lastInsertRowid,
  );
};

/** Sends the sheets in for every location, each altered so that no file is like another; the requests, in the order of the sheets. */
export const sendSheets = async (url: string, sender: Sender, sheets: readonly RealSheet[]): Promise<number[]> => {
  const headers: Record<string, string> = { [xhrMarker.name]: xhrMarker.value };
  const entered = await fetch(`${url}${apiBase}/login`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: sender.name, password: demoPassword }),
  });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ids: number[] = [];
  for (const sheet of sheets) {
    const form = new FormData();
    const bytes = await altered(sheet, `Received by ${sender.name}`);
    form.append('files[]', new Blob([bytes], { type: 'application/pdf' }), basename(sheet.path));
    form.append('locations[]', sender.subsets.join());
    const answer = await fetch(`${url}${apiBase}/sds-addition`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: form,
    });
    if (!answer.ok) throw new Error(`${sheet.path} was answered with ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { id: string | number }[] };
    ids.push(Number(data[0]!.id));
  }
  return ids;
};

/** The sheet as somebody stamped it on its last page. */
const altered = async ({ path }: RealSheet, stamp: string): Promise<Uint8Array<ArrayBuffer>> => {
  const document = await PDFDocument.load(readFileSync(path), { ignoreEncryption: true });
  const page = document.getPages().at(-1)!;
  page.drawText(stamp, { x: 4, y: 4, size: 4, color: rgb(0.6, 0.6, 0.6) });
  return new Uint8Array(await document.save());
};
