import type { Bilingual } from '#contract/languages.ts';

/** What a supplier adds to a substance's name; `laboratory` forms come from the suppliers of laboratories. */
interface Form extends Bilingual {
  readonly laboratory?: true;
}

/** The forms in which substances are sold. French adjectives agree with masculine names, as all the gases have. */
export const forms = {
  plain: { en: '', fr: '' },
  technical: { en: ', technical grade', fr: ', grade technique' },
  acs: { en: ', ACS reagent', fr: ', réactif ACS', laboratory: true },
  laboratory: { en: ', laboratory grade', fr: ', qualité laboratoire', laboratory: true },
  hplc: { en: ', HPLC grade', fr: ', grade HPLC', laboratory: true },
  usp: { en: ', USP', fr: ', USP' },
  food: { en: ', food grade', fr: ', qualité alimentaire' },
  bulk: { en: ', bulk', fr: ', en vrac' },
  drum: { en: ', 205\u00a0L drum', fr: ', baril de 205\u00a0L' },
  powder: { en: ', powder', fr: ', en poudre' },
  flakes: { en: ', flakes', fr: ', en paillettes' },
  pearls: { en: ', pearls', fr: ', en perles' },
  crystals: { en: ', crystals', fr: ', en cristaux' },
  granular: { en: ', granular', fr: ', en granules' },
  tablets: { en: ', tablets', fr: ', en pastilles' },
  anhydrous: { en: ', anhydrous', fr: ' anhydre' },
  compressed: { en: ', compressed', fr: ' comprimé' },
  refrigerated: { en: ', refrigerated liquid', fr: ' liquéfié réfrigéré' },
  liquefied: { en: ', liquefied', fr: ' liquéfié' },
  medical: { en: ', medical', fr: ' médical' },
  grade5: { en: ', grade 5.0', fr: ', grade 5.0', laboratory: true },
  gradeAA: { en: ', grade AA', fr: ', grade AA' },
  refillable: { en: ', refillable cylinder', fr: ', bouteille rechargeable' },
  disposable: { en: ', disposable cylinder', fr: ', bouteille jetable' },
  tonne: { en: ', tonne container', fr: ', contenant d’une tonne' },
} as const satisfies Record<string, Form>;
export type FormName = keyof typeof forms;

/** Whether a form is sold by the suppliers of laboratories. */
export const isLaboratoryForm = (name: FormName): boolean => 'laboratory' in forms[name];
