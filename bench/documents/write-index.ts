import { writeIndexHtml } from '#server/domains/documents/index/write-index-html.ts';
import { writeIndexPdf } from '#server/domains/documents/index/write-index-pdf.ts';
import { listedSheets, listOptions } from './listed.ts';

/** Writes one index, in a process of its own, and prints what that took as JSON. */
const [format, count, path = ''] = process.argv.slice(2);
const sheets = listedSheets(Number(count));
globalThis.gc?.();
const started = process.cpuUsage();
const { size } = await (format === 'html' ? writeIndexHtml : writeIndexPdf)(listOptions, sheets, path);
const { user, system } = process.cpuUsage(started);
const megabytes = (process.resourceUsage().maxRSS * 1024) / 1e6;
console.log(JSON.stringify({ seconds: (user + system) / 1e6, megabytes, size }));
