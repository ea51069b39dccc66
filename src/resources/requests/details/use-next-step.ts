import { type DocumentType, documentTypes, type RequestType } from '#contract/requests/request-types.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatLongInstant } from '../format-instant.ts';
import { infoOf, type Request } from '../request.ts';

const isDocument = (type: RequestType): type is DocumentType =>
  (documentTypes as readonly RequestType[]).includes(type);

/** What happens next, or what one can do now. */
export const useNextStep = (request: Request): string => {
  const text = useText();
  const language = useLanguage();
  const { type_slug: type, status_slug: status, is_file_deleted } = request;
  if (status === 'error') return text('requests.next.error');
  if (!isDocument(type)) return text(`requests.next.${type}.${status}`);
  if (status === 'processing') return text('requests.next.document.processing');
  if (is_file_deleted) return text('requests.next.document.expired');
  const { download_url, expires_at } = infoOf(request);
  if (!download_url) return '';
  return expires_at
    ? text('requests.next.document.until', { date: formatLongInstant(expires_at, language) })
    : text('requests.next.document.completed');
};
