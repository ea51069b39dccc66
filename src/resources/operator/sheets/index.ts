import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import type { DataProvider } from 'react-admin';
import { updateOperatorSheet } from '#contract/calls/operator/sheets.ts';
import type { SheetEntry } from '#contract/operator/sheet-entry.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { sheetStatuses } from '#contract/sheets/status.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { callApi } from '#src/providers/call-api.ts';
import { nestedFieldOf, toFormError } from '#src/providers/json-api/to-form-error.ts';
import { createRestProvider } from '#src/providers/rest/rest-provider.ts';
import { AttentionCell, DateCell, LanguageCell, NumberCell, ProductCell, ProductIdsCell } from './list/cells.tsx';
import { messages } from './messages.ts';
import type { EditedSheet, ListedSheet, OperatorSheet } from './sheet.ts';

const own = ['status', 'last_checked'] as const satisfies readonly (keyof OperatorSheet)[];
const rest = createRestProvider({ path: 'sheets', writes: own });

/** Sheets; the facts of one stand under `sheet` in its form, and flat on their way. */
const sheetsProvider: DataProvider = {
  ...rest,
  getOne: async (resource, params) => {
    const { data } = await rest.getOne(resource, params);
    return { data: toForm(data as unknown as OperatorSheet) as never };
  },
  update: async (_, { id, data }) => {
    const { sheet, status, last_checked, version } = data as EditedSheet;
    const saved = await callApi(updateOperatorSheet, {
      params: { id: Number(id) },
      body: { ...sheet, status, last_checked, version },
    }).catch((error: unknown) => {
      throw toFormError(error, toField);
    });
    return { data: toForm(saved) as never };
  },
};

const toForm = (sheet: OperatorSheet): EditedSheet => ({ ...sheet, sheet: factsOf(sheet) });

const factsOf = (sheet: OperatorSheet): SheetEntry => ({
  product_name: sheet.product_name,
  alternative_name: sheet.alternative_name,
  manufacturer: sheet.manufacturer,
  sheet_date: sheet.sheet_date,
  product_ids: sheet.product_ids,
  language: sheet.language,
  format: sheet.format,
  hazardous: sheet.hazardous,
  signal_word: sheet.signal_word,
  pictograms: sheet.pictograms,
  hazard_codes: sheet.hazard_codes,
  cas_numbers: sheet.cas_numbers,
  ingredients: sheet.ingredients,
  un_numbers: sheet.un_numbers,
});

const toOwnField = nestedFieldOf(own);

/** `/data/status` is the field `status`, `/data/ingredients/2/cas` is `sheet.ingredients.2.cas`. */
const toField = (pointer: string): string | undefined =>
  toOwnField(pointer) ??
  (pointer.startsWith('/data/') ? pointer.replace('/data/', 'sheet/').replaceAll('/', '.') : undefined);

/** The sheets of all collections. */
export const operatorSheets = defineResource({
  name: 'desk-sheets',
  data: { provider: sheetsProvider },
  recordRepresentation: ({ product_name }: ListedSheet) => product_name,
  fields: {
    id: { kind: 'number', list: { cell: NumberCell, isShort: true } },
    product_name: { kind: 'text', list: { cell: ProductCell } },
    product_ids: { kind: 'text', list: { cell: ProductIdsCell, isSortable: false, isShort: true } },
    language: { kind: 'choice', choices: sheetLanguages, list: { cell: LanguageCell, isShort: true }, filter: true },
    sheet_date: { kind: 'day', list: { cell: DateCell, isShort: true } },
    status: { kind: 'choice', choices: sheetStatuses, list: { isShort: true }, filter: true },
    organisation: { kind: 'reference', to: 'organisations', filter: true },
    organisations: { kind: 'number', list: { isSortable: false, isShort: true } },
    attention: { kind: 'text', list: { cell: AttentionCell, isSortable: false } },
    last_checked: { kind: 'day' },
  },
  messages,
  paths: { list: '/operator/sheets', create: '/operator/sheets/create', edit: '/operator/sheets/:id' },
  navigation: { section: 'desk', icon: DescriptionOutlined },
  defaultSort: { field: 'product_name', order: 'ASC' },
  isSearchable: true,
  namesRecord: true,
  leadsBack: true,
  formWidth: 'wide',
  rowActions: lazy(() => import('./list/AttentionInRow.tsx')),
  views: {
    list: lazy(() => import('./list/SheetList.tsx')),
    create: lazy(() => import('./add/SheetCreate.tsx')),
    edit: lazy(() => import('./edit/SheetEdit.tsx')),
  },
});
