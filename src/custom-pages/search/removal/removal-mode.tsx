import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { listRemovalRequests } from '#contract/calls/removals.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useUserInfo } from '#src/providers/user-info.ts';

/** Sheets being chosen for removal. S2.4-31…34. */
export interface RemovalMode {
  readonly isOn: boolean;
  /** Chosen sheets by record number, kept from page to page. */
  readonly selected: ReadonlyMap<number, Sheet>;
  /** Instants of the removals under way, by record number. */
  readonly underWay: ReadonlyMap<number, string>;
  start(): void;
  leave(): void;
  /** Chooses sheets, or lets them go. */
  select(sheets: readonly Sheet[], isSelected: boolean): void;
}

const noSheets: ReadonlyMap<number, Sheet> = new Map();
const noInstants: ReadonlyMap<number, string> = new Map();
const off: RemovalMode = {
  isOn: false,
  selected: noSheets,
  underWay: noInstants,
  start: () => undefined,
  leave: () => undefined,
  select: () => undefined,
};

const RemovalModeContext = createContext(off);
export const useRemovalMode = (): RemovalMode => useContext(RemovalModeContext);

export const RemovalModeProvider = ({ children }: { children: ReactNode }) => {
  const { mseid, permissions } = useUserInfo();
  const { data } = useCall(
    listRemovalRequests,
    { params: { mseid } },
    { enabled: permissions.includes('manage-sds'), staleTime: 60_000 },
  );
  const [selected, setSelected] = useDraftState<ReadonlyMap<number, Sheet> | undefined>('removal', undefined);
  const mode = useMemo(
    (): RemovalMode => ({
      isOn: selected !== undefined,
      selected: selected ?? noSheets,
      underWay: data ? new Map(data.map(({ isn, requested_at }) => [isn, requested_at])) : noInstants,
      start: () => setSelected(noSheets),
      leave: () => setSelected(undefined),
      select: (sheets, isSelected) =>
        setSelected((before = noSheets) => {
          const after = new Map(before);
          for (const sheet of sheets) {
            if (isSelected) after.set(sheet.id, sheet);
            else after.delete(sheet.id);
          }
          return after;
        }),
    }),
    [selected, data, setSelected],
  );
  return <RemovalModeContext.Provider value={mode}>{children}</RemovalModeContext.Provider>;
};
