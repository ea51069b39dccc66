import type { NoticeTable } from '#server/platform/storage/tables/search-page.ts';
import { addDays, demoDay } from './calendar.ts';
import { mapleRidge, riviereBleue } from './organisations.ts';

type DemoNotice = Omit<NoticeTable, 'id'>;

/** Shown on whatever day the demo is looked at. */
const always = { from_day: '', to_day: '', created_at: `${addDays(demoDay, -12)}T14:00:00.000Z` } as const;

/** What the provider tells the demo's organisations. */
export const demoNotices: readonly DemoNotice[] = [
  {
    organisation_id: mapleRidge.id,
    kind: 'announcement',
    subject_en: 'New WHMIS pictogram posters',
    subject_fr: 'Nouvelles affiches des pictogrammes du SIMDUT',
    text_en:
      '<p>Posters of the WHMIS pictograms are available in English and in French. To receive yours, <a href="mailto:support@vigie.example">write to support</a> and say <strong>how many, in which language and for which location</strong>.</p>',
    text_fr:
      '<p>Les affiches des pictogrammes du SIMDUT sont offertes en français et en anglais. Pour recevoir les vôtres, <a href="mailto:support@vigie.example">écrivez au soutien</a> en précisant <strong>le nombre, la langue et l’emplacement</strong>.</p>',
    type_en: 'rich',
    type_fr: 'rich',
    ...always,
  },
  {
    organisation_id: mapleRidge.id,
    kind: 'popup',
    subject_en: 'Year-end inventory',
    subject_fr: 'Inventaire de fin d’année',
    text_en:
      '<p>Before the year-end inventory, please go through the sheets of your locations:</p><ul><li>request the removal of those whose product is no longer there;</li><li>send us those that are missing, under <em>SDS addition</em>.</li></ul><p>Removals take one to two business days.</p>',
    text_fr:
      '<p>Avant l’inventaire de fin d’année, veuillez passer en revue les fiches de vos emplacements\u00a0:</p><ul><li>demandez le retrait de celles dont le produit n’y est plus;</li><li>transmettez-nous celles qui manquent, sous <em>Ajout de FDS</em>.</li></ul><p>Le retrait prend un à deux jours ouvrables.</p>',
    type_en: 'rich',
    type_fr: 'rich',
    ...always,
  },
  {
    organisation_id: riviereBleue.id,
    kind: 'popup',
    subject_en: 'Sheets in both languages',
    subject_fr: 'Des fiches dans les deux langues',
    text_en:
      'Many of your sheets are there in English and in French. Choose a language among the filters to see only those that your team will read best.',
    text_fr:
      'Bon nombre de vos fiches existent en français et en anglais. Choisissez une langue parmi les filtres pour ne voir que celles que votre équipe lira le mieux.',
    type_en: 'plain',
    type_fr: 'plain',
    ...always,
  },
];
