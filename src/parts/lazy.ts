import { lazy as reactLazy } from 'react';
import { loadPart } from './missing-parts.ts';

/** React's `lazy` for a part of the app that may be out of reach for a while. */
export const lazy: typeof reactLazy = (load) => reactLazy(() => loadPart(load));
