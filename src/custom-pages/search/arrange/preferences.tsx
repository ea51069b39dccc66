import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'react-admin';
import { getPreferences, type Preferences, savePreferences } from '#contract/calls/preferences.ts';
import { defaultColumns } from '#contract/search/columns.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useUserInfo } from '#src/providers/user-info.ts';

interface KeptPreferences {
  readonly preferences: Preferences;
  /** Throws CallError, and then nothing has changed. */
  save(changed: Partial<Preferences>): Promise<void>;
}

const untouched: Preferences = { columns: [...defaultColumns], hiddenSections: [] };

const PreferencesContext = createContext<KeptPreferences>({ preferences: untouched, save: async () => undefined });
export const usePreferences = (): KeptPreferences => useContext(PreferencesContext);

/**
 * How the member has arranged this page. The server keeps it; a copy here lets the page open as it was left, without a jump
 * once the answer comes.
 */
export const PreferencesProvider = ({ children }: { children: ReactNode }) => {
  const { uid, mseid } = useUserInfo();
  const client = useQueryClient();
  const [copy, keepCopy] = useStore<Preferences>(`search.preferences.${uid}.${mseid}`, untouched);
  const { data } = useCall(getPreferences, {}, { staleTime: 5 * 60_000 });
  useEffect(() => {
    if (data) keepCopy(data);
  }, [data, keepCopy]);
  const preferences = data ?? copy;
  const kept = useMemo(
    (): KeptPreferences => ({
      preferences,
      save: async (changed) => {
        const saved = await callApi(savePreferences, { body: { ...preferences, ...changed } });
        client.setQueriesData({ queryKey: [getPreferences.id] }, saved);
      },
    }),
    [preferences, client],
  );
  return <PreferencesContext.Provider value={kept}>{children}</PreferencesContext.Provider>;
};
