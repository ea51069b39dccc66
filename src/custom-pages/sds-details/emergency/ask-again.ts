import type { SheetEmergency } from '#contract/sheets/sheet-sections.ts';

/** Milliseconds until a sheet that is being read, or recognised page by page, is asked for again; undefined where there is no need. */
export const askAgainIn = (state: SheetEmergency['state'] | undefined): number | undefined => {
  if (state === 'pending') return 2000;
  return state === 'recognising' ? 15_000 : undefined;
};
