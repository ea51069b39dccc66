import type { ImportState } from '#contract/imports/states.ts';
import { firstChoices } from '#server/domains/import/kept/result.ts';
import { pdfForm } from './pdf-form.ts';
import type { Example, Scene } from './scene.ts';
import { putImport } from './world.ts';

/** An import of its own each time, that far. */
const one = async ({ world, organisation }: Scene, state: ImportState) => ({
  id: await putImport(world, { organisation, state }),
});
const inState =
  (state: ImportState, body?: object): Example =>
  async (scene) => ({ params: await one(scene, state), ...(body && { body }) });

const addFiles: Example = async (scene) => ({
  ...pdfForm(scene.random, { field: 'files[]', fields: { 'paths[]': 'Folder/sheet.pdf' } }),
  params: await one(scene, 'receiving'),
});

const listed: Example = () => ({ query: {} });

const examplesOf = (name: 'Import' | 'OperatorImport'): Record<string, Example> => ({
  [`list${name}s`]: listed,
  [`create${name}`]: ({ organisation }) => ({ body: name === 'Import' ? {} : { organisation } }),
  [`add${name}Files`]: addFiles,
  [`examine${name}`]: inState('receiving', {}),
  [`get${name}`]: inState('ready'),
  [`preview${name}`]: inState('ready'),
  [`change${name}`]: inState('ready', { ...firstChoices, version: 1 }),
  [`list${name}Rows`]: inState('ready'),
  [`mend${name}Row`]: async (scene) => ({
    params: { ...(await one(scene, 'ready')), line: 2 },
    body: { values: { productName: 'Corrected' }, is_left_out: false },
  }),
  [`start${name}`]: inState('ready', { version: 1 }),
  [`takeBack${name}`]: inState('done', {}),
  [`drop${name}`]: inState('ready'),
  [`download${name}Report`]: inState('done'),
});

/** By call of imports: an input that the server takes. */
export const importExamples: Readonly<Record<string, Example>> = {
  ...examplesOf('Import'),
  ...examplesOf('OperatorImport'),
};
