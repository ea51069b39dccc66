import { useQueryClient } from '@tanstack/react-query';
import { type DeskHabits, getDeskHabits, saveDeskHabits } from '#contract/calls/operator/desk-habits.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useStoredUserInfo } from '#src/providers/user-info.ts';

/** How the operator works; undefined until it is known, and where it cannot be told. */
export const useDeskHabits = (): DeskHabits | undefined => {
  const isOperator = useStoredUserInfo()?.permissions.includes('operator') ?? false;
  return useCall(getDeskHabits, {}, { enabled: isOperator, staleTime: 5 * 60_000 }).data;
};

/** Keeps a habit. Throws CallError, and then nothing has changed. */
export const useSaveDeskHabits = () => {
  const client = useQueryClient();
  return async (habits: DeskHabits): Promise<void> => {
    const saved = await callApi(saveDeskHabits, { body: habits });
    client.setQueriesData({ queryKey: [getDeskHabits.id] }, saved);
  };
};
