/** Whether bytes begin and end as a PDF does. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
