import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CallError } from '#src/providers/call-error.ts';
import { asked } from './answers.ts';
import { clear, draw } from './show.tsx';
import type { Story } from './states.tsx';
import { windows } from './windows.ts';

/** A file of stories, by their names. */
export type StoryFile = { readonly default: object } & { readonly [name: string]: Story | object };

/** The stories of a file. */
export const storiesOf = ({ default: _, ...stories }: StoryFile) => stories as Readonly<Record<string, Story>>;

/** Runs every story of the files: it comes to what it says, in silence, in the width of its window, and axe finds nothing. */
export const testStories = (files: Readonly<Record<string, StoryFile>>): void => {
  const complaints = vi.fn();
  beforeAll(() => void document.head.append(instant));
  beforeEach(() => {
    complaints.mockClear();
    vi.spyOn(console, 'error').mockImplementation(complaints);
  });
  afterEach(() => {
    clear();
    vi.restoreAllMocks();
  });

  describe.each(Object.entries(files))('%s', (_, file) => {
    test.each(Object.entries(storiesOf(file)))('%s', async (_name, story) => {
      const [width, height] = windows[story.globals?.viewport.value ?? 'usual'];
      await page.viewport(width, height);
      await story.beforeEach();
      draw(story.render());
      await story.play();
      await stillness();
      // What the server refuses react-admin tells the console by itself.
      expect(complaints.mock.calls.filter(([what]) => !isRefusal(what)).map(String)).toEqual([]);
      expect([...asked].filter(([, times]) => times > mostAsked)).toEqual([]);
      expect(document.body.innerText.match(messageKey) ?? []).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
      expect(await faultsOf(document.body)).toEqual([]);
    });
  });
};

const isRefusal = (what: unknown): boolean =>
  what instanceof CallError || (what instanceof Error && what.cause instanceof CallError);

/** Several parts of a page may ask for the same once more as they come. */
const mostAsked = 4;

/** A message that has no words in the language shows its key. */
const messageKey = /\b(?:resources|forms|lists|search|errors|shell|tools)\.[a-z]\w*(?:\.\w+)*\b/g;

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

const faultsOf = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, { runOnly: tags, resultTypes: ['violations'], preload: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};

/** What fades in is there at once: hundreds of stories would wait for it. */
const instant = Object.assign(document.createElement('style'), {
  textContent: '*, *::before, *::after { transition-duration: 0s !important; transition-delay: 0s !important; }',
});

/** What is still fading in has another contrast than it will have. */
const stillness = async () => {
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
};
