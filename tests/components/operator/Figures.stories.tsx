import type { Meta } from '@storybook/react-vite';
import { expect, screen as page } from 'storybook/test';
import { getDeskDays } from '#contract/calls/operator/queue.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/figures',
  as: operator,
  says: 'Priya Raman',
  reads: getDeskDays,
  failed: 'The figures could not be loaded',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;

/** The same numbers for a spreadsheet, today first, and all days together. */
export const AsCsv = screen.state({
  play: async ({ sees }) => {
    await sees('Priya Raman');
    const { href } = page.getByRole<HTMLAnchorElement>('link', { name: 'Download as CSV' });
    const lines = decodeURIComponent(href.slice(href.indexOf(',') + 1)).split('\r\n');
    await expect(lines[0]).toContain(',Sheets added,Sheets that were there,');
    await expect(lines[0]).toContain(',Median time in minutes');
    await expect(lines[1]).toBe('18-05-2026 (today),193,0,0,0,0,0,0,');
    await expect(lines[15]).toBe('All 14 days,2611,1895,1255,40,200,310,90,672');
    await expect(lines[18]).toContain('Nathalie Kowalski,840,30,6,60');
  },
});
/** Said as above the list. */
export const MinutesBelowAnHour = screen.state({ says: '6\u00a0min' });
