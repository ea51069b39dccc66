import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setKeptStatus } from '#src/providers/kept-sheets/kept-status.ts';
import { companyAdmin } from './answers/people.ts';
import { clear, show } from './harness/show.tsx';

afterEach(() => {
  setKeptStatus({ progress: undefined, fault: undefined, missingPdfs: 0 });
  clear();
});

const open = async () => {
  await show({ path: '/tools/offline', as: companyAdmin });
  await expect.element(page.getByText('Nothing is kept on this device yet.')).toBeVisible();
};

test('of hundreds of PDFs each tenth is announced, and the end; every one is seen', async () => {
  await open();
  const announced = new Set<string>();
  const status = () => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent ?? '');
  for (let done = 0; done < 677; done += 1) {
    setKeptStatus({ progress: { what: 'pdfs', done, total: 677 } });
    if (done % 20 > 0 && done < 676) continue;
    await expect.element(page.getByText(`Fetching PDFs: ${done} of 677`)).toBeVisible();
    for (const said of status().filter(Boolean)) announced.add(said);
  }
  setKeptStatus({ progress: undefined });
  await expect.element(page.getByText('Everything has been fetched.')).toBeInTheDocument();
  expect([...announced]).toEqual(
    [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((part) => `${part} % of the PDFs fetched`),
  );
});

test('a connection that is lost on the way is told with how many PDFs are missing, and never as the end of it', async () => {
  await open();
  setKeptStatus({ progress: { what: 'pdfs', done: 126, total: 677 } });
  await expect.element(page.getByText('Fetching PDFs: 126 of 677')).toBeVisible();
  setKeptStatus({ progress: undefined, fault: 'away', missingPdfs: 551 });
  await expect
    .element(page.getByRole('status').filter({ hasText: 'The connection was lost' }))
    .toHaveTextContent('The connection was lost: 551 PDFs are still missing. It goes on by itself once it is back.');
  expect(document.body.textContent).not.toContain('Everything has been fetched.');
});

test('what was too much at once is told with how many PDFs are missing, and by when it goes on', async () => {
  await open();
  setKeptStatus({ fault: 'later', missingPdfs: 403, goesOnAt: new Date(2026, 10, 30, 15, 24).getTime() });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'A lot was fetched in a short time: 403 PDFs are still missing. It goes on by itself by 3:24 p.m. while Vigie is open.',
    );
});
