import { readFileSync } from 'node:fs';
import type { BinderOptions } from '#server/domains/documents/binder/binder.ts';
import { createBinderThread } from '#server/domains/documents/binder/binder-thread.ts';

/** `node binder-process.ts folder count target`: binds `0.pdf` and so on, and prints what came of it and the memory it took. */
const [folder = '', count = '0', target = ''] = process.argv.slice(2);
const options: BinderOptions = {
  language: 'fr',
  organisation: 'Ville de Rimouski',
  made: '2026-01-02',
  sort: 'product',
  includeDate: true,
  customFieldLabels: ['Local', 'Code interne'],
  locationLabel: 'Emplacement',
  filters: [{ label: 'Langue', value: 'Français' }],
  isDoubleSided: true,
};
const sheets = Array.from({ length: Number(count) }, (_, index) => ({
  isn: index,
  productName: `Produit n° ${String(index).padStart(4, '0')}, à ≤ 25 % d’α-pinène`,
  manufacturer: 'Société Éclat inc.',
  productIds: [`P-${index}`],
  language: 'fr' as const,
  sheetDate: '2025-03-04',
  customFields: ['B-12', String(index)],
  locations: [],
  casNumbers: [],
  hazardCodes: [],
  hazardous: 'unknown' as const,
  path: `${folder}/${index}.pdf`,
}));
const bound = await createBinderThread().write(options, sheets, target);
const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
console.log(JSON.stringify({ ...bound, peakMegabytes: (Number(kilobytes) * 1024) / 1e6 }));
