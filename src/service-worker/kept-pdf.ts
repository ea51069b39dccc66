import { pdfCacheName } from '../offline/drop-kept.ts';
import { readKeptState } from '../offline/kept-database.ts';
import { pdfAddress } from '../offline/kept-pdfs.ts';

/** A PDF that lies on this device, or the part of it that is asked for; undefined without one, or while nobody is signed in. */
export const keptPdf = async (request: Request, isn: number): Promise<Response | undefined> => {
  if (!(await caches.has(pdfCacheName))) return undefined;
  const state = await readKeptState().catch(() => undefined);
  if (!state || state.isLocked) return undefined;
  const kept = await caches.match(pdfAddress(isn), { cacheName: pdfCacheName });
  const range = request.headers.get('range');
  if (!kept || !range) return kept;
  return partOf(await kept.blob(), range);
};

/** Part of a file, as RFC 9110 §14 asks for one range in bytes; the whole of it where the range is of another kind. */
export const partOf = (file: Blob, range: string): Response => {
  const type = { 'content-type': 'application/pdf', 'accept-ranges': 'bytes' };
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (from === '' && to === '') return new Response(file, { headers: type });
  const first = from === '' ? Math.max(0, file.size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? file.size - 1 : Math.min(Number(to), file.size - 1);
  if (first > last) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
  return new Response(file.slice(first, last + 1), {
    status: 206,
    headers: { ...type, 'content-range': `bytes ${first}-${last}/${file.size}` },
  });
};

/** Said in place of a PDF. The language is not known here, and neither are the app's words. */
export const missingPdf = (): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>PDF</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:36em;margin:3em auto;padding:0 1em}</style>
<h1>No connection: this PDF is not on this device</h1>
<p>First aid and what else the sheet says for an emergency are in the sheet’s details, where the sheet is kept.</p>
<div lang="fr"><h2>Aucune connexion\u00a0: ce PDF n’est pas sur cet appareil</h2>
<p>Les premiers soins et ce que dit la fiche en cas d’urgence se trouvent dans les détails de la fiche, si elle est conservée.</p></div>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
