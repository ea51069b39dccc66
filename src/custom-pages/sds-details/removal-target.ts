/** Where a sheet is to be removed from: one location, or everywhere. */
export type RemovalTarget = { readonly id: number; readonly name: string } | 'everywhere';
