import { apiBase } from '#contract/call.ts';
import type { AdditionWork } from '#contract/operator/addition.ts';
import { type SentFile, sendForm } from '#tests/support/forms.ts';
import { marked, people, signInAs, type TestServer } from '#tests/support/test-server.ts';

/** Someone signed in, by what they may ask: `operator('GET', '/operator/jobs')`. */
export const signedInCaller = async ({ app }: TestServer, name: string) => {
  const cookie = await signInAs(app, name);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const response = await app.inject({
      method,
      url: apiBase + path,
      headers: { ...marked, cookie },
      ...(payload && { payload }),
    });
    const isJson = response.headers['content-type']?.toString().includes('json');
    return { status: response.statusCode, headers: response.headers, body: isJson ? response.json() : response.body };
  };
  return Object.assign(call, { cookie });
};
export type Caller = Awaited<ReturnType<typeof signedInCaller>>;

/** The PDF that Vigie makes of a sheet of the demo: an SDS whose facts are known. */
export const pdfOf = async ({ services: { store, documents } }: TestServer, isn: number): Promise<Buffer> => {
  const sheet = await store.selectFrom('sheets').selectAll().where('isn', '=', isn).executeTakeFirstOrThrow();
  return Buffer.from(await documents.sheetPdf({ ...sheet, isn: isn + 5_000_000 }));
};

/** A member asks that files be added; the numbers of the requests. */
export const askForSheets = async (
  { app }: TestServer,
  { cookie, files, ...fields }: { cookie: string; files: readonly SentFile[] } & Record<string, unknown>,
): Promise<number[]> => {
  const { status, body } = await sendForm(
    app,
    { path: '/sds-addition', field: 'files[]', cookie },
    { fields: fields as Record<string, string>, files },
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.map(({ id }: { id: number }) => id);
};

/** An addition as operators see it. */
export const workOn = async (operator: Caller, id: number): Promise<AdditionWork> =>
  (await operator('GET', `/operator/requests/${id}/addition`)).body;

/** What a member finds in the first organisation's collection: record numbers. */
export const found = async (member: Caller, parameters: Record<string, string>): Promise<number[]> => {
  const query = new URLSearchParams({ fl: 'id', rows: '90000000', ...parameters });
  const { body } = await member('GET', `/lucidworks-solr-api/sds-10001/?${query}`);
  return body.response.docs.map((doc: Record<string, string>) =>
    Number(doc['Name.IdentificationNumber.RecordNumber_s']),
  );
};

/** The operator of the demo. */
export const signedInOperator = (server: TestServer): Promise<Caller> => signedInCaller(server, people.operator);
