import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import type { getOperatorSheet, listOperatorSheets } from '#contract/calls/operator/sheets.ts';
import type { SheetEntry } from '#contract/operator/sheet-entry.ts';

/** A sheet as the list has it. */
export type ListedSheet = z.output<(typeof listOperatorSheets)['answer']>[number] & RaRecord<number>;

/** A sheet by itself. */
export type OperatorSheet = z.output<(typeof getOperatorSheet)['answer']>;

/** The same as its form holds it: the facts of the sheet stand together, as they do in the form of an addition. */
export type EditedSheet = OperatorSheet & RaRecord<number> & { readonly sheet: SheetEntry };
