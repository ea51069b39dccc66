import { ApiError } from '#server/platform/errors/api-error.ts';

/** A value that an attribute cannot have. */
export const wrongValue = (attribute: string): ApiError => new ApiError({ code: 'scim.value', params: { attribute } });

/** An attribute that a directory does not change. */
export const immutable = (attribute: string): ApiError =>
  new ApiError({ code: 'scim.mutability', params: { attribute } });

/** Somebody, or a group, of the same organisation has that already; what others have is not told. */
export const notUnique = (attribute: string): ApiError =>
  new ApiError({ code: 'scim.uniqueness', params: { attribute } });
