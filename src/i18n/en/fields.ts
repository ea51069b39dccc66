/** What is said of a field by its name, on the pages of those who are signed in. S2.5. */
export const fields = {
  required: '%{field} is required',
} as const;
