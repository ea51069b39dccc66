import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EbinderData } from '#server/domains/documents/e-binder/page/data.ts';
import { createFinder, type Question } from '#server/domains/documents/e-binder/page/find.ts';
import { type EbinderSheet, ebinderFileName, writeEbinder } from '#server/domains/documents/e-binder/write-ebinder.ts';
import { createDocumentGenerator } from '#server/domains/documents/generation/create-generator.ts';
import type { Making } from '#server/domains/documents/generator.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { fullDevice } from '#tests/support/outside.ts';
import { hasPriorities, threadsBehind } from '#tests/support/threads-behind.ts';
import { readArchive } from './archives.ts';
import { listed, listOptions } from './listed-sheets.ts';

let folder: string;
let pdf: string;
let target: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-e-binder-'));
  pdf = join(folder, 'a.pdf');
  target = join(folder, 'binder.zip');
  await writeFile(pdf, '%PDF-1.7 not much');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const dataOf = (page: string): EbinderData =>
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '');
const making = (overrides: Partial<Making> = {}): Making => ({
  kind: 'eBinder',
  options: listOptions,
  sheets: [{ ...listed(), path: pdf }],
  path: target,
  isDoubleSided: false,
  ...overrides,
});
const following = { signal: new AbortController().signal, onProgress: () => {} };
/** Handles of this process on a file. */
const handlesOn = (path: string) =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === path;
    } catch {
      return false;
    }
  });

describe('an e-binder', () => {
  it('holds each PDF under a name of its own, and lists those it cannot hold', async () => {
    await writeFile(join(folder, 'empty.pdf'), '');
    const sheets: EbinderSheet[] = [
      { ...listed({ isn: 1, productName: 'Éthanol / dénaturé' }), path: pdf },
      { ...listed({ isn: 2, productName: 'Gone' }), path: join(folder, 'none.pdf') },
      listed({ isn: 3, productName: '</script><script>alert(1)</script>' }),
      { ...listed({ isn: 4, productName: 'Hollow' }), path: join(folder, 'empty.pdf') },
      { ...listed({ isn: 5, productName: 'Éthanol / dénaturé' }), path: pdf },
    ];
    const { leftOut, size } = await writeEbinder(listOptions, sheets, target);
    expect(leftOut).toEqual([
      { isn: 2, reason: 'missing' },
      { isn: 3, reason: 'missing' },
      { isn: 4, reason: 'empty' },
    ]);
    expect(size).toBeGreaterThan(0);
    const files = readArchive(target);
    expect(files.map(({ name }) => name)).toEqual([
      'sheets/0001-ethanol-denature.pdf',
      'sheets/0005-ethanol-denature.pdf',
      'index.html',
    ]);
    expect(files[0]?.read().toString()).toBe('%PDF-1.7 not much');
    const page = files.at(-1)!.read().toString();
    expect(page).not.toContain('alert(1)</script>');
    expect(dataOf(page).sheets.map(([product, , , , , , , , file]) => [product, file])).toEqual([
      ['Éthanol / dénaturé', 'sheets/0001-ethanol-denature.pdf'],
      ['Gone', ''],
      ['</script><script>alert(1)</script>', ''],
      ['Hollow', ''],
      ['Éthanol / dénaturé', 'sheets/0005-ethanol-denature.pdf'],
    ]);
  });

  it('tells neither dates nor fields that were not asked for [S2.7-36]', async () => {
    const sheet = listed({ customFields: ['secret shelf', '', ''] });
    await writeEbinder({ ...listOptions, includeDate: false, customFieldLabels: [] }, [sheet], target);
    const page = readArchive(target)[0]?.read().toString();
    expect(page).not.toContain('secret shelf');
    expect(page).not.toContain(sheet.sheetDate);
  });

  it('breaks no code at its hyphen, and on a phone keeps its filters behind a button', async () => {
    await writeEbinder(listOptions, [listed()], target);
    const page = readArchive(target)[0]?.read().toString() ?? '';
    expect(page).toMatch(/\.code \{\s*display: inline-block;/);
    expect(page).toMatch(/create\('span', \{ class: 'code' \}, code\)/);
    expect(page).toMatch(/<form id="question" class="folded"/);
    expect(page).toMatch(/<button type="button" id="fold" aria-expanded="false"/);
    expect(page).toMatch(/form\.folded \.list \{\s*display: none;/);
  });

  it('gives any product a plain name of at most 80 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(99_999), (name, number) => {
        expect(ebinderFileName(number, name)).toMatch(/^sheets\/(?=.{1,80}$)\d{4,5}(-[a-z0-9]+)*\.pdf$/);
      }),
    );
  });
});

describe('the search of an e-binder', () => {
  const everything: Question = { keyword: '', location: '', language: '', manufacturer: '', sort: 'product' };
  const data: EbinderData = {
    ...listOptions,
    manufacturers: ['Zeta', 'Émaux', ''],
    locations: ['Plant', 'Plant › Hall', 'Plant 2'],
    other: { ...listOptions, locations: ['Usine', 'Usine › Salle', 'Usine 2'] },
    sheets: [
      ['Acides forts', 0, ['A-1'], 'fr', '', [], [1], ['67-64-1'], ''],
      ['Acid 10', 1, [], 'en', '', [], [2], ['67-56-1', '64-17-5'], ''],
      ['Acid 9', 2, [], 'en', '', ['Œuvre'], [0], [], ''],
    ],
  };
  const { find, respell } = createFinder(data);
  const found = (question: Partial<Question>, reader: 'en' | 'fr' = 'en') =>
    find({ ...everything, ...question }, reader);

  it('finds as the portal does: by stems of the language, by codes as a whole, never by one code in two', () => {
    expect(found({ keyword: 'acids' })).toEqual([1, 2]);
    expect(found({ keyword: 'L’ACIDE' })).toEqual([0]);
    expect(found({ keyword: '67-64-1' })).toEqual([0]);
    expect(found({ keyword: '6764' })).toEqual([0]);
    expect(found({ keyword: '64' })).toEqual([0, 1]);
    expect(found({ keyword: '64 %' })).toEqual([]);
    expect(found({ keyword: '9%' })).toEqual([2]);
    expect(found({ keyword: 'oeuvre acid' })).toEqual([2]);
    expect(found({ keyword: '—' })).toEqual([]);
  });

  it('has the nearest word that sheets have for one that none has, never another number [S5.5-05]', () => {
    expect(respell('acdi fots')).toBe('acid forts');
    expect(respell('Œvre')).toBe('oeuvre');
    for (const kept of ['acid', 'acids 10', '67-64-2', 'A-2', 'xylophone', '', '—'])
      expect(respell(kept)).toBeUndefined();
  });

  it('takes a location with what is within it, and no other whose name begins alike', () => {
    expect(found({ location: 'Plant' })).toEqual([0, 2]);
    expect(found({ location: 'Plant › Hall' })).toEqual([0]);
  });

  it('keeps the order asked for, and sorts anew as a reader of the language does', () => {
    expect(found({})).toEqual([0, 1, 2]);
    expect(found({}, 'fr')).toEqual([2, 1, 0]);
    expect(found({ sort: 'manufacturer' })).toEqual([1, 0, 2]);
  });
});

describe('the service that makes documents', () => {
  it.runIf(hasPriorities)('makes them behind the threads that answer people', async () => {
    const service = createDocumentGenerator();
    const behind: number[] = [];
    const sheets = Array.from({ length: 250 }, (_, isn) => listed({ isn }));
    await service.make(making({ sheets }), { ...following, onProgress: () => behind.push(threadsBehind()) });
    expect(behind[0]).toBe(1);
    await service.close();
  });

  it('makes each kind in a thread and tells how far it is', async () => {
    const service = createDocumentGenerator();
    const told: number[] = [];
    const sheets = Array.from({ length: 250 }, (_, isn) => listed({ isn }));
    const options = { ...following, onProgress: (done: number) => told.push(done) };
    expect((await service.make(making({ sheets }), options)).leftOut).toHaveLength(250);
    expect(told).toEqual([100, 200, 250]);
    for (const kind of ['indexPdf', 'indexHtml'] as const)
      expect(await service.make(making({ kind }), following)).toEqual({ leftOut: [] });
    const bound = await service.make(making({ kind: 'binder', sheets: [listed({ isn: 7 })] }), following);
    expect(bound).toEqual({ leftOut: [{ isn: 7, reason: 'missing' }] });
    await service.close();
    await expect(service.make(making(), following)).rejects.toMatchObject({ errors: [{ code: 'unavailable' }] });
  });

  describeWith(fullDevice, 'on a full device', (full) => {
    it('passes a full disk on with its code and leaves nothing open', async () => {
      const service = createDocumentGenerator();
      for (const kind of ['eBinder', 'indexPdf', 'indexHtml'] as const)
        await expect(service.make(making({ kind, path: full }), following)).rejects.toMatchObject({
          code: 'ENOSPC',
        });
      expect(handlesOn(full)).toEqual([]);
      await service.close();
    });
  });

  it('ends with the reason of its signal, and with it the thread and what it held open', async () => {
    const service = createDocumentGenerator();
    const ends = new AbortController();
    const sheets = Array.from({ length: 20_000 }, (_, isn) => ({ ...listed({ isn }), path: pdf }));
    const ended = service.make(making({ sheets }), { signal: ends.signal, onProgress: () => ends.abort('enough') });
    await expect(ended).rejects.toBe('enough');
    expect(handlesOn(target)).toEqual([]);
    await service.close();
  });

  it('refuses what its thread died of', async () => {
    const service = createDocumentGenerator({ heapMegabytes: () => 24 });
    const sheets = Array.from({ length: 60_000 }, (_, isn) => listed({ isn, productName: `Product ${isn}` }));
    await expect(service.make(making({ sheets }), following)).rejects.toMatchObject({
      code: 'ERR_WORKER_OUT_OF_MEMORY',
    });
    await service.close();
  });
});
