import { createContext, useContext } from 'react';

/** What the page was opened by. */
export interface Visit {
  readonly code: string;
  /** Empty until the server has named the device: it is asked for sheets at once. */
  readonly device: string;
}

export const VisitContext = createContext<Visit>({ code: '', device: '' });
export const useVisit = (): Visit => useContext(VisitContext);

/** The address of the page with what is looked for, and the sheet that is open. */
export const pathOf = (code: string, { q = '', sheet }: { q?: string; sheet?: number } = {}): string => {
  const query = new URLSearchParams({ ...(q && { q }), ...(sheet && { sheet: String(sheet) }) }).toString();
  return `/e/${encodeURIComponent(code)}${query && `?${query}`}`;
};
