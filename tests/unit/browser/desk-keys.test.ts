import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type KeyPlace, keyActions, keyOf } from '#src/resources/operator/keys/desk-keys.ts';
import { keyOfEvent } from '#src/resources/operator/keys/key-of-event.ts';

/** What is looked at together: a key means one thing there. */
const screens: readonly (readonly KeyPlace[])[] = [
  ['desk', 'list'],
  ['desk', 'request', 'addition', 'pdf'],
];

describe('the keys of the desk', () => {
  test.each(screens)('mean one thing each where they work together: %s, %s', (...places) => {
    const keys = keyActions
      .map(keyOf)
      .filter(({ place }) => places.includes(place))
      .flatMap((declared) => declared.keys);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('are borne by a control each, or need none [S5.11-01]', () => {
    const sources = globSync('src/resources/operator/**/*.tsx')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unborne = keyActions.filter((action) => {
      const { to, row, otherwise } = keyOf(action);
      const bears = new RegExp(`(?:useKey|keys)\\('${action}'\\)|action="${action}"`);
      return !to && !row && !otherwise && action !== 'leave' && !bears.test(sources);
    });
    expect(unborne).toEqual([]);
  });

  test('that lead to a page lead to one that there is', () => {
    const declared = globSync('src/**/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const paths = keyActions.flatMap((action) => keyOf(action).to ?? []);
    expect(
      paths.filter((path) => !declared.includes(`list: '${path}'`) && !declared.includes(`Path = '${path}'`)),
    ).toEqual([]);
  });
});

const pressed = (key: string, more: Partial<KeyboardEvent> & { altGraph?: boolean } = {}): string | undefined =>
  keyOfEvent({
    ...{ key, isComposing: false, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false },
    getModifierState: () => more.altGraph ?? false,
    ...more,
  } as KeyboardEvent);

describe('what is pressed', () => {
  test.each([
    ['t', {}, 't'],
    ['T', {}, 't'],
    ['T', { shiftKey: true }, undefined],
    ['?', { shiftKey: true }, '?'],
    ['Enter', { ctrlKey: true }, 'Mod+Enter'],
    ['Enter', { metaKey: true }, 'Mod+Enter'],
    ['Enter', { ctrlKey: true, shiftKey: true }, undefined],
    ['t', { altKey: true }, undefined],
    // As keyboards of Québec have it on some systems.
    ['/', { altGraph: true, ctrlKey: true, altKey: true }, '/'],
  ] as const)('%s with %o is %s', (key, more, name) => expect(pressed(key, more)).toBe(name));

  test('is no key while a letter is composed [S5.11-02]', () => {
    expect(pressed('t', { isComposing: true })).toBeUndefined();
    expect(pressed('Enter', { isComposing: true, ctrlKey: true })).toBeUndefined();
    expect(pressed('Dead')).toBeUndefined();
  });
});
