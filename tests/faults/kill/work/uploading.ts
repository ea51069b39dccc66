import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { expectSame } from '#tests/faults/expect-same.ts';
import { Unexpected } from '#tests/faults/person.ts';
import { makeLargePdf } from '#tests/support/pdfs.ts';
import { rewritten } from '#tests/support/rewritten.ts';
import { inPieces, streamForm } from '#tests/support/slow-form.ts';
import { people } from '#tests/support/test-server.ts';
import type { CreateWork } from '../work.ts';
import { workingOnAdditions } from './uploading/working-on-additions.ts';

interface Upload {
  readonly submission: string;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
  /** Numbers of its requests, once it is answered. */
  ids: readonly number[];
}

/** A member hands in PDFs; operators take them on. */
export const uploading: CreateWork = async (workplace) => {
  const { place, random, next } = workplace;
  const member = await workplace.signIn(people.collectionAdmin);
  const { data: places } = await member.done(member.get('/subsets'));
  const operator = await workingOnAdditions(workplace);
  let open: Upload | undefined;
  let uploads: Upload[] = [];
  let count = 0;

  const send = async (upload: Upload) => {
    const response = await streamForm(
      place.url(),
      { path: '/sds-addition', cookie: member.cookie },
      {
        fields: { 'locations[]': String(places[0].id), submission: upload.submission },
        field: 'files[]',
        files: upload.files.map(({ name, bytes }) => ({ name, pieces: inPieces(bytes) })),
      },
    );
    const body = (await response.json()) as { data: { id: number }[] };
    if (response.status !== 200) throw new Unexpected(`${response.status} ${JSON.stringify(body)}`);
    upload.ids = body.data.map(({ id }) => id);
  };
  const deliver = async (upload: Upload) => {
    await send(upload);
    uploads.push(upload);
    for (const id of upload.ids) operator.take(id);
  };
  /** Of an upload without an answer, which its sender aborts. */
  const expectAllOrNone = async ({ files }: Upload) => {
    const names = files.map(({ name }) => name);
    const rows = await place.inStore((store) =>
      store.selectFrom('requests').select('id').where('file_name', 'in', names).execute(),
    );
    assert.ok(rows.length === 0 || rows.length === files.length, `${rows.length} of ${names} are requested`);
  };
  const upload = async () => {
    const files = await Promise.all(
      Array.from({ length: 1 + random.below(3) }, async () => {
        const name = `upload-${next()}.pdf`;
        return { name, bytes: await makeLargePdf(name, 20_000 + random.below(400_000)) };
      }),
    );
    open = { submission: randomUUID(), files, ids: [] };
    await deliver(open);
    count += files.length;
    open = undefined;
  };
  const expectKept = async ({ files, ids }: Upload) => {
    assert.equal(ids.length, files.length, 'one request a file');
    for (const [index, { name, bytes }] of files.entries()) {
      const rows = await place.inStore((store) =>
        store.selectFrom('requests').select(['id', 'file_hash']).where('file_name', '=', name).execute(),
      );
      const stored = (await rewritten(bytes))!;
      const file_hash = createHash('sha256').update(stored).digest('hex');
      expectSame(rows, [{ id: ids[index], file_hash }], `${name} is requested once`);
      const { status, bytes: kept } = await member.get(`/requests/${ids[index]}/file`);
      expectSame([status, kept.equals(stored)], [200, true], `${name} is read back`);
    }
  };

  return {
    name: 'uploading',
    steps: 3,
    within: 300,
    step: () => (operator.hasWork() && random.chance(0.4) ? operator.step() : upload()),
    check: async () => {
      if (open) await (random.chance(0.5) ? deliver(open) : expectAllOrNone(open));
      open = undefined;
      // As if its answer had been lost on the way.
      if (uploads.length > 0) await send(random.pick(uploads));
      for (const one of uploads) await expectKept(one);
      uploads = [];
      await operator.check();
    },
    count: () => count,
  };
};
