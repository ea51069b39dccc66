import { apiBase } from '#contract/call.ts';
import type { ImportColumn } from '#contract/imports/columns.ts';
import type { ImportPreview, ImportRecord, ImportRowRecord } from '#contract/imports/define-imports.ts';
import { runDueJobs } from '#server/app/jobs.ts';
import { type SentFile, sendForm } from '#tests/support/forms.ts';
import { marked, signInAs, type TestServer } from '#tests/support/test-server.ts';

/** A file with its path in the folder that is dropped. */
export interface Dropped extends SentFile {
  readonly path?: string;
}

/** Imports as one person makes them, by the calls of their part. */
export const importsOf = async ({ app, services }: TestServer, person: string, part: '' | '/operator' = '') => {
  const cookie = await signInAs(app, person);
  const path = `${part}/imports`;
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: apiBase + path + address,
      headers: { ...marked, cookie },
      ...(payload && { payload }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
  };
  const work = () => runDueJobs({ ...services, log: app.log });
  const get = async (id: number): Promise<ImportRecord> => (await send('GET', `/${id}`)).body;
  const addFiles = (id: number, files: readonly Dropped[]) =>
    sendForm(
      app,
      { path: `${path}/${id}/files`, cookie, field: 'files[]' },
      { files, fields: { 'paths[]': files.map((file) => file.path ?? file.name) } },
    );
  const create = async (body: object = {}): Promise<ImportRecord> => (await send('POST', '', body)).body;
  return {
    send,
    work,
    get,
    addFiles,
    create,
    /** Sends files and has them examined. */
    examine: async (files: readonly Dropped[], body: object = {}): Promise<ImportRecord> => {
      const { id } = await create(body);
      await addFiles(id, files);
      await send('POST', `/${id}/examine`, {});
      await work();
      return get(id);
    },
    choose: async (record: ImportRecord, choices: Partial<ImportRecord['choices']>): Promise<ImportRecord> => {
      const { id, version } = record;
      const { status, body } = await send('PUT', `/${id}`, { ...record.choices, ...choices, version });
      if (status !== 200) throw new Error(JSON.stringify(body));
      await work();
      return get(id);
    },
    /** Corrects a row, or leaves it out, and has everything examined again. */
    mend: async (
      { id }: ImportRecord,
      line: number,
      values: Partial<Record<ImportColumn, string>>,
      is_left_out = false,
    ): Promise<ImportRecord> => {
      const { status, body } = await send('PUT', `/${id}/rows/${line}`, { values, is_left_out });
      if (status !== 200) throw new Error(JSON.stringify(body));
      await work();
      return get(id);
    },
    start: async ({ id, version }: ImportRecord): Promise<ImportRecord> => {
      await send('POST', `/${id}/start`, { version });
      await work();
      return get(id);
    },
    takeBack: async ({ id }: ImportRecord): Promise<ImportRecord> => {
      await send('POST', `/${id}/take-back`, {});
      await work();
      return get(id);
    },
    rows: async ({ id }: ImportRecord, query = ''): Promise<ImportRowRecord[]> =>
      (await send('GET', `/${id}/rows?count=200${query}`)).body.data,
    preview: async ({ id }: ImportRecord): Promise<ImportPreview> => (await send('GET', `/${id}/preview`)).body,
  };
};
export type Imports = Awaited<ReturnType<typeof importsOf>>;

/** A list of this text. */
export const listOf = (text: string, name = 'stock.csv'): Dropped => ({ name, bytes: Buffer.from(text) });

/** What an organisation's collection says to its members: nothing of versions, or of rows that left it. */
export const collectionOf = async ({ services: { store } }: TestServer, organisationId: number) => {
  const sheets = await store
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .selectAll('sheets')
    .select(['custom_1', 'custom_2', 'custom_3', 'modified'])
    .where('organisation_id', '=', organisationId)
    .where('removed', '=', 0)
    .orderBy('sheets.isn')
    .execute();
  const placesOf = (table: 'collection_sheet_subsets') =>
    store
      .selectFrom(table)
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .orderBy('isn')
      .orderBy('subset_id')
      .execute();
  const subsets = await store
    .selectFrom('subsets')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute();
  return { sheets, places: await placesOf('collection_sheet_subsets'), subsets };
};
