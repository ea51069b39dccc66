declare const __SHELL__: { readonly version: string; readonly files: readonly string[] };

/** The files of this version that work without a network, and its page; the build writes them in (`vite.config.ts`). */
const { version, files } = __SHELL__;

const prefix = 'vigie-shell-';
const page = '/index.html';

/** Fetches all that this version needs. All or nothing: half a version is none. */
export const keepShell = async (): Promise<void> => {
  const cache = await caches.open(prefix + version);
  // The page has no hash in its name: a cache between us and the server may have an older one.
  await cache.addAll([new Request(page, { cache: 'reload' }), ...files]);
};

/** Removes versions but this one and the one before, whose tabs may still be open. */
export const sweepShells = async (): Promise<void> => {
  const shells = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + version);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
};

/** Whether it is a file of the build, whose name has a hash of its content, or the product's mark: the same wherever it comes from. */
export const isShellFile = (pathname: string): boolean =>
  pathname.startsWith('/assets/') || pathname === '/favicon.svg';

export const shellFile = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/** The page of this version without anybody's answers in it. */
export const shellPage = async (): Promise<Response | undefined> => (await caches.open(prefix + version)).match(page);
