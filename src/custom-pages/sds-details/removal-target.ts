/** The places to remove a sheet from: one location, or everywhere. */
export type RemovalTarget = { readonly id: number; readonly name: string } | 'everywhere';
