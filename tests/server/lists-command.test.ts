import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { substanceLists } from '#contract/sheets/substance-lists.ts';
import { runCommand } from './backup/run-command.ts';

const head = 'list,cas,group,as_en,as_fr,detail,own,date,source';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-lists-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = async (rows: readonly string[]): Promise<string> => {
  const file = join(folder, `${crypto.randomUUID()}.csv`);
  await writeFile(file, [head, ...rows, ''].join('\n'));
  return file;
};

describe('npm run lists', () => {
  const env = () => ({ DATA_DIR: folder, LOG_LEVEL: 'silent', SUBSTANCE_LISTS_FILE: '' });

  test('says of each list that a file names what would change, and of the others that they stay', async () => {
    const file = await fileOf(['hpr-schedule-4,71-43-2,physical,,,,,2026-05-04,']);
    const { code, output } = await runCommand('lists', [file], { env: env() });
    expect(code).toBe(0);
    const { date } = substanceLists['hpr-schedule-4'];
    expect(output).toContain(`hpr-schedule-4: entries 3 before, 1 after; date ${date} before, 2026-05-04 after\n`);
    expect(output).toMatch(/added 1: 71-43-2\n {4}gone 3: \S+, \S+, \S+\n/);
    expect(output).toContain('\nAs shipped: canada-prohibited-2025, ');
  }, 30_000);

  test('says what would change beside the file in force, lists that would be as shipped again too', async () => {
    const file = await fileOf(['hpr-schedule-4,71-43-2,physical,,,,,2026-05-04,', 'canada-e2,71-43-2,C,,,,,2026,']);
    const later = await fileOf(['hpr-schedule-4,71-43-2,physical,x,x,,,2026-07-01,']);
    const beside = await runCommand('lists', [later], { env: { ...env(), SUBSTANCE_LISTS_FILE: file } });
    const { date } = substanceLists['canada-e2'];
    expect(beside.output).toContain(`canada-e2: entries 1 before, 243 after; date 2026 before, ${date} after\n`);
    expect(beside.output).toContain(`Beside those of ${file}:`);
    expect(beside.output).toContain('entries 1 before, 1 after; date 2026-05-04 before, 2026-07-01 after');
    expect(beside.output).toContain('listed otherwise: 1');
  }, 30_000);

  test('ends with 1 and every faulty line, or with the reason why there is none [S5.1-08]', async () => {
    const file = await fileOf(['iarc,71-43-3,1,,,,,,', 'iarc,50-00-0,1,,,,,,', 'iarc,108-88-3,4,,,,,,']);
    const faulty = await runCommand('lists', [file], { env: env() });
    expect([faulty.code, faulty.output]).toEqual([1, '']);
    expect(faulty.errors.trim().split('\n')).toEqual([
      `${file} cannot be taken:`,
      expect.stringContaining('line 2: the check digit'),
      expect.stringContaining('line 4: “4” is no group'),
    ]);
    const none = await runCommand('lists', [join(folder, 'none.csv')], { env: env() });
    expect([none.code, none.errors]).toEqual([1, expect.stringContaining('there is no such file')]);
  }, 30_000);

  test('writes the lists in force as a file that may be taken, over none that is there, and says how it is used', async () => {
    const inForce = await fileOf(['iarc,71-43-2,1,,,,,2026-05-04,IARC 141']);
    const to = join(folder, 'exported.csv');
    const written = await runCommand('lists', ['--export', '--to', to], {
      env: { ...env(), SUBSTANCE_LISTS_FILE: inForce },
    });
    expect([written.code, written.errors]).toEqual([0, '']);
    const checked = await runCommand('lists', [to], { env: { ...env(), SUBSTANCE_LISTS_FILE: inForce } });
    expect(checked.output).toContain('iarc: entries 1 before, 1 after; date 2026-05-04\n');
    expect(checked.output).not.toMatch(/added|gone|otherwise|As shipped/);
    const [again, printed, helped, misspelt] = await Promise.all(
      [['--export', '--to', to], [], ['--help'], ['--wrong']].map((args) => runCommand('lists', args, { env: env() })),
    );
    expect(again?.errors).toContain('is there already');
    expect(printed?.output).toMatch(
      /^\uFEFF?list,cas,group,as_en,as_fr,detail,own,date,source\r\ncanada-prohibited-2025,/,
    );
    expect(helped).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage: npm run lists/) });
    expect(misspelt).toMatchObject({ code: 1 });
  }, 30_000);
});
