import { lazy as reactLazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** React's `lazy` for a chunk that may be out of reach for a while. */
export const lazy: typeof reactLazy = (load) => reactLazy(() => loadChunk(load));
