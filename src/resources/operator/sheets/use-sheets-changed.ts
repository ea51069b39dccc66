import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { countAttention } from '#contract/calls/operator/sheets.ts';

/** Has what is shown of sheets asked for anew: the list, the sheet, and how many need attention. */
export const useSheetsChanged = () => {
  const refresh = useRefresh();
  const client = useQueryClient();
  return (): void => {
    refresh();
    void client.invalidateQueries({ queryKey: [countAttention.id] });
  };
};
