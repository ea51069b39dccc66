import { answerTimeout } from '#contract/kept-sheets.ts';
import { databaseName, dropKept } from '../offline/drop-kept.ts';
import { isTooOld, readKeptState, releaseKept } from '../offline/kept-database.ts';
import { keptPdf, missingPdf } from './kept-pdf.ts';
import { isShellFile, keepShell, shellFile, shellPage, sweepShells } from './shell.ts';
import type { ExtendableEvent, FetchEvent, InstallEvent, MessageEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event: InstallEvent) =>
  event.waitUntil(Promise.all([keepShell(), passCallsBy(event)])),
);

/**
 * Calls go to the network without this worker, which has nothing to say about them: a browser that knows such routes need not start it
 * first, which takes a phone longer than most answers. One that does not know them asks it about every call, to the same end.
 */
const passCallsBy = async (event: InstallEvent): Promise<void> => {
  const routes = [
    { condition: { urlPattern: { pathname: '/api/pdf/*' } }, source: 'fetch-event' },
    { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  ] as const;
  // Refused, they are as unknown: the app is kept all the same.
  await event.addRoutes?.(routes).catch(() => undefined);
};

scope.addEventListener('activate', (event: ExtendableEvent) =>
  event.waitUntil(Promise.all([sweepShells(), scope.clients.claim(), dropIfTooOld()])),
);

// Only when a person asks for it: a page goes on with the version that it began with.
scope.addEventListener('message', (event: MessageEvent) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event: FetchEvent) => {
  const { request } = event;
  const { pathname, origin, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  const isn = /^\/api\/pdf\/(\d+)\.pdf$/.exec(pathname)?.[1];
  // What is asked for to be kept is the server's: the kept one may be of an earlier version.
  if (isn && searchParams.has('for')) return;
  if (isn) event.respondWith(answerPdf(request, Number(isn)));
  else if (isShellFile(pathname)) event.respondWith(shellFile(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(answerPage(request));
});

/** The server's page, which carries first answers and is kept nowhere; where it does not come, the one of this version. */
const answerPage = async (request: Request): Promise<Response> => {
  const asked = fetch(request).catch(() => undefined);
  const answer = await Promise.race([asked, late()]);
  if (answer && !isGateway(answer)) return answer;
  return (await shellPage()) ?? (await asked) ?? Response.error();
};

/** The server's PDF; where it does not come, the kept one, or a page that says that there is none. */
const answerPdf = async (request: Request, isn: number): Promise<Response> => {
  await dropIfTooOld();
  const asked = fetch(request).catch(() => undefined);
  const kept = await keptPdf(request, isn);
  const answer = await (kept ? Promise.race([asked, late()]) : asked);
  if (answer && !isGateway(answer)) return answer;
  if (kept) return kept;
  return answer ?? (request.mode === 'navigate' ? missingPdf() : Response.error());
};

const late = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), answerTimeout));

/** Something between us and the server says that it is not there. */
const isGateway = ({ status }: Response): boolean => [502, 503, 504].includes(status);

const dropIfTooOld = async (): Promise<void> => {
  // Looking would make a database where there is none.
  const there = await indexedDB.databases?.();
  if (there?.every(({ name }) => name !== databaseName)) return;
  const state = await readKeptState().catch(() => undefined);
  if (!state || !isTooOld(state)) return;
  releaseKept();
  await dropKept();
};
