import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { sheetStatuses } from '#contract/sheets/status.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { AttentionCell, DateCell, LanguageCell, NumberCell, ProductCell, ProductIdsCell } from './list/cells.tsx';
import type { ListedSheet } from './sheet.ts';
import { sheetsProvider } from './sheets-provider.ts';
import { texts } from './texts.ts';

/** The sheets of all collections. */
export const deskSheets = defineResource({
  name: 'desk-sheets',
  data: { provider: sheetsProvider },
  recordRepresentation: ({ product_name }: ListedSheet) => product_name,
  fields: {
    id: { kind: 'number', list: { cell: NumberCell, isShort: true } },
    product_name: { kind: 'text', list: { cell: ProductCell } },
    product_ids: { kind: 'text', list: { cell: ProductIdsCell, isSortable: false } },
    language: { kind: 'choice', choices: sheetLanguages, list: { cell: LanguageCell, isShort: true }, filter: true },
    sheet_date: { kind: 'day', list: { cell: DateCell, isShort: true } },
    status: { kind: 'choice', choices: sheetStatuses, list: { isShort: true }, filter: true },
    organisation: { kind: 'reference', to: 'organisations', filter: true },
    organisations: { kind: 'number', list: { isSortable: false, isShort: true } },
    attention: { kind: 'text', list: { cell: AttentionCell, isSortable: false } },
    last_checked: { kind: 'day' },
  },
  texts,
  paths: { list: '/operator/sheets', edit: '/operator/sheets/:id' },
  navigation: { section: 'desk', icon: DescriptionOutlined },
  defaultSort: { field: 'product_name', order: 'ASC' },
  isSearchable: true,
  formWidth: 'wide',
  views: { list: lazy(() => import('./list/SheetList.tsx')), edit: lazy(() => import('./edit/SheetEdit.tsx')) },
});
