import type { Resource } from './define-resource.ts';

/** Every resource of the provider's staff: its data and its screens. */
export const deskResources: readonly Resource[] = [];
