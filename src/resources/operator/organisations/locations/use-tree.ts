import { useEffect, useMemo, useRef } from 'react';
import type { Language } from '#contract/languages.ts';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { useInnerFaults } from '#src/admin/use-inner-faults.ts';
import type { TreeLocation } from '../organisation.ts';
import { addBeside, addWithin, moveInto, putBack, raise, type Tree, without } from './tree.ts';

const noLocations: Tree = [];

/** Id of the input of a location's name. */
export const inputIdOf = (key: string, language: Language): string => `location-${key}-${language}`;

/** The tree in the form, its faults and its actions; the actions keep their identity. */
export const useTree = () => {
  const { value, onChange } = useFieldInput({ source: 'locations', defaultValue: noLocations }).input;
  const tree = (value ?? noLocations) as Tree;
  const { faults, clear, clearAll } = useInnerFaults('locations');
  const toFocus = useRef<string>(undefined);
  const latest = useRef({ tree, onChange, clear, clearAll });
  latest.current = { tree, onChange, clear, clearAll };

  useEffect(() => {
    if (toFocus.current) document.getElementById(toFocus.current)?.focus();
    toFocus.current = undefined;
  });

  const acts = useMemo(() => {
    const reshape = (change: (tree: Tree) => Tree, keyInFocus: string | undefined) => {
      if (keyInFocus) toFocus.current = inputIdOf(keyInFocus, 'en');
      latest.current.clearAll();
      latest.current.onChange(change(latest.current.tree));
    };
    return {
      rename: (key: string, language: Language, name: string) => {
        const { tree: before } = latest.current;
        const name_ = `name_${language}` as const;
        latest.current.clear(`${before.findIndex((one) => one.key === key)}.${name_}`);
        latest.current.onChange(before.map((one) => (one.key === key ? { ...one, [name_]: name } : one)));
      },
      addBeside: (key: string) => {
        const added = newLocation();
        reshape((before) => addBeside(before, key, added), added.key);
      },
      addWithin: (parent: string) => {
        const added = newLocation();
        reshape((before) => addWithin(before, parent, added), added.key);
      },
      raise: (key: string) => reshape((before) => raise(before, key), key),
      moveInto: (key: string, parent: string) => reshape((before) => moveInto(before, key, parent), key),
      remove: (key: string) => reshape((before) => without(before, key), neighbourOf(latest.current.tree, key)),
      putBack: (branch: Tree) => reshape((before) => putBack(before, branch), branch[0]?.key),
    };
  }, []);

  return { tree, faults, acts };
};
export type TreeActs = ReturnType<typeof useTree>['acts'];

let made = 0;

const newLocation = (): TreeLocation => {
  made += 1;
  return { key: `new-${made}`, parent: '', id: null, name_en: '', name_fr: '' };
};

/** Where the focus goes when a location does. */
const neighbourOf = (tree: Tree, key: string): string | undefined => {
  const left = without(tree, key);
  const at = tree.findIndex((one) => one.key === key);
  return (left[at] ?? left.at(-1))?.key;
};
