import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classPathOf, mavenFolder } from '../maven-folder.ts';

/** The folder of veraPDF and of our program, fetched once for this machine; undefined where Java or Maven is not there. */
export const findVerapdf = (): string | undefined => mavenFolder('verapdf', import.meta.dirname, 'CheckPdf.java');

/** What veraPDF finds against PDF/UA-1 in PDFs, a line each, with the name of the PDF; nothing where all is well. */
export const findAgainstStandard = (pdfs: Readonly<Record<string, Uint8Array>>): string[] => {
  const classes = process.env.TEST_VERAPDF_FOLDER;
  if (!classes) throw new Error('TEST_VERAPDF_FOLDER says where veraPDF is');
  const folder = mkdtempSync(join(tmpdir(), 'vigie-verapdf-'));
  try {
    const names = Object.keys(pdfs);
    for (const name of names) writeFileSync(join(folder, name), pdfs[name]!);
    const output = execFileSync('java', ['-cp', classPathOf(classes), 'CheckPdf', ...names], {
      cwd: folder,
      encoding: 'utf8',
    });
    const lines = output.trim().split('\n');
    const read = lines.flatMap((line) => /^read (.*): [1-9]\d* rules/.exec(line)?.[1] ?? []);
    const unread = names.filter((name) => !read.includes(name)).map((name) => `${name}: not read`);
    return [...unread, ...lines.filter((line) => !line.startsWith('read '))];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
