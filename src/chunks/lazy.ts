import { lazy as reactLazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** React's `lazy` for a chunk that may be out of reach for a while. */
export const lazy: typeof reactLazy = (load) => reactLazy(() => loadChunk(load));

/** Has a chunk loaded ahead of its use. That it could not be is told when it is used, and not before. */
export const preload = (load: () => Promise<unknown>): void => void load().catch(() => undefined);
