import type { useTranslate } from 'react-admin';
import { maxUploadBytes } from '#contract/limits.ts';
import { hasPdfHeader } from './has-pdf-header.ts';

/** What is wrong with a file that has to be a PDF, in words, as far as that can be seen before it is sent. S2.5-17, S2.5-18. */
export const faultOfPdf = async (
  file: File,
  translate: ReturnType<typeof useTranslate>,
): Promise<string | undefined> => {
  const { name } = file;
  if (!/\.pdf$/i.test(name)) return translate('errors.upload.not_a_pdf', { name });
  if (file.size === 0) return translate('errors.upload.empty', { name });
  if (file.size > maxUploadBytes)
    return translate('errors.upload.too_large', { name, max: maxUploadBytes / 1_000_000 });
  // A file that becomes unreadable is reported on sending.
  return (await hasPdfHeader(file).catch(() => true)) ? undefined : translate('errors.upload.not_a_pdf', { name });
};
