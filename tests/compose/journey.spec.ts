import { expect, test } from '@playwright/test';
import { readMailFolder } from '../support/mails.ts';
import { makePdf } from '../support/pdfs.ts';
import { addressOf, containersOf, origin } from './composed.ts';
import { podman } from './machine.ts';
import { type Member, signIn } from './member.ts';

let member: Member;
test.beforeAll(async () => {
  member = await signIn();
});

/** Waits for the job that makes the document of a request. */
const untilMade = (id: number) =>
  expect
    .poll(async () => (await member.read(`/requests/${id}`)).data.attributes.status_slug, { timeout: 60_000 })
    .toBe('completed');

const isPdf = async (response: Response) =>
  Buffer.from(await response.arrayBuffer())
    .subarray(0, 5)
    .toString() === '%PDF-';

test('what was added at the desk is found by Solr, and its PDF opened from S3', async () => {
  const [isn] = await member.find('ProductName_txt:"acetone"');
  expect(isn).toBeGreaterThan(0);
  expect(await isPdf(await member.get(`/pdf/${isn}.pdf`))).toBe(true);

  const [solr = '', s3 = ''] = [...(await containersOf('solr')), ...(await containersOf('s3'))];
  const asked = await fetch(`http://${await addressOf(solr)}:8983/solr/admin/collections?action=LIST`);
  expect(((await asked.json()) as { collections: string[] }).collections.join()).toMatch(/^vigie-/);
  const kept = await podman('exec', s3, 'sh', '-c', 'find /files/vigie -type f -not -path "*/.*" | wc -l');
  expect(Number(kept)).toBeGreaterThan(0);
});

test('an index and a binder are made by jobs, and the binder’s link is mailed', async () => {
  test.setTimeout(150_000);
  const sdsIds = await member.find('*:*');
  const chosen = {
    sort: 'product',
    includeDate: true,
    customFields: true,
    sdsIds,
    language: 'all',
    websiteLanguage: 'en',
  };
  const index = await (await member.post('/createIndex', { ...chosen, format: 'pdf' })).json();
  await untilMade(index.id);
  expect(await isPdf(await member.get(`/requests/${index.id}/download`))).toBe(true);

  const email = `${crypto.randomUUID()}@north.example`;
  const binder = await (await member.post('/createBinder', { ...chosen, doubleSided: false, emails: [email] })).json();
  await untilMade(binder.id);
  const mails = async () => (await readMailFolder(process.env.OUTBOX_DIR ?? '')).filter(({ to }) => to === email);
  await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(1);
  expect((await mails())[0]?.text).toContain(origin);
});

test('what is sent arrives whole, and the same sent again is there once', async () => {
  const [place] = (await member.read('/subsets')).data;
  const form = new FormData();
  form.append('locations[]', String(place.id));
  form.append('submission', crypto.randomUUID());
  form.append('files[]', new Blob([new Uint8Array(await makePdf('Toluene'))]), 'toluene.pdf');
  const numbers = [];
  for (const _time of [1, 2]) numbers.push((await (await member.post('/sds-addition', form)).json()).data[0].id);
  expect(numbers[1]).toBe(numbers[0]);
  expect(await isPdf(await member.get(`/requests/${numbers[0]}/file`))).toBe(true);
});
