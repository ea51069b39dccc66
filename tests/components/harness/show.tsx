import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { page } from 'vitest/browser';
import { prepare, Screen, type Visit } from './visit.tsx';
import { windows } from './windows.ts';

let shown: { root: Root; element: HTMLElement } | undefined;

/** Takes off the page what the last test drew. */
export const clear = (): void => {
  shown?.root.unmount();
  shown?.element.remove();
  shown = undefined;
};

export const draw = (content: ReactElement): void => {
  const element = document.body.appendChild(document.createElement('div'));
  shown = { root: createRoot(element), element };
  shown.root.render(content);
};

/** A visitor opens an address, for a test that continues from there. */
export const show = async (visit: Visit): Promise<void> => {
  await page.viewport(...windows.usual);
  await prepare(visit);
  draw(<Screen path={visit.path} />);
};
