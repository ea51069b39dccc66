import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazy, preloadComponent } from '#src/chunks/lazy.ts';

/** The HTML of the first drawing of a lazy component, which nothing follows. */
const drawn = (component: ReturnType<typeof lazy>) =>
  renderToString(createElement(Suspense, { fallback: 'on its way' }, createElement(component)));
const page = { default: () => 'the page' };

test('a component that was loaded ahead is drawn at once, and one that was not shows what stands in for it', async () => {
  const [ahead, later] = [lazy(async () => page), lazy(async () => page)];
  await preloadComponent(ahead);
  expect(drawn(ahead)).toContain('the page');
  expect(drawn(later)).toContain('on its way');
});

test('a component that could not be loaded ahead is asked for again when it is drawn', async () => {
  let asked = 0;
  const component = lazy(async () => {
    asked += 1;
    if (asked === 1) throw new Error('The connection was gone');
    return page;
  });
  await preloadComponent(component);
  expect(drawn(component)).toContain('on its way');
  expect(asked).toBe(2);
});
