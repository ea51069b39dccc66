import type { Selectable } from 'kysely';
import { apiBase } from '#contract/call.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import type { RequestInfo } from '#contract/requests/request-info.ts';
import { isDocumentType, type RequestType } from '#contract/requests/request-types.ts';
import type { RequestTable } from '#server/platform/storage/tables/requests.ts';

/** Where a request's details are written: what it says, and what it needs to be known of it to say where its files are. */
export type StoredRequest = Pick<
  Selectable<RequestTable>,
  'id' | 'type' | 'status' | 'info' | 'file_hash' | 'file_name' | 'is_file_deleted' | 'progress' | 'expires_at'
> & {
  /** Links to its document that were mailed and work. */
  readonly links?: number | string | null;
};

/** As it is stored: places bear both languages, and a document may be for several addresses. */
export interface StoredInfo
  extends Omit<
    RequestInfo,
    'locations' | 'kept_locations' | 'url' | 'download_url' | 'file_name' | 'progress' | 'expires_at'
  > {
  readonly locations?: readonly Bilingual[];
  readonly kept_locations?: readonly Bilingual[];
  readonly emails?: readonly string[];
}

/** The attributes of a request, from all that is stored about it, those of its type; in the reader's language. */
export const presentInfo = (request: StoredRequest, language: Language): RequestInfo => {
  const stored = readInfo(request);
  const { locations, kept_locations, emails = [], ...others } = stored;
  const namesOf = (places: readonly Bilingual[]) => places.map((place) => place[language]);
  const said: RequestInfo = {
    ...others,
    ...(locations && { locations: namesOf(locations) }),
    ...(kept_locations && { kept_locations: namesOf(kept_locations) }),
    ...(emails.length > 0 && { email: emails.join(', ') }),
  };
  const names = infoFields[request.type].filter((name) => said[name] !== undefined);
  return {
    ...Object.fromEntries(names.map((name) => [name, said[name]])),
    ...fileOf(request, stored),
    ...documentOf(request),
  };
};

/** What is stored of a request; the parts of its type may be missing where they were never given. */
export const readInfo = ({ info }: Pick<StoredRequest, 'info'>): StoredInfo => JSON.parse(info) as StoredInfo;

/** Whether a request of this type leads to a document, rather than bringing a file. */
const documentFields = ['email', 'num_sds', 'sort_field', 'language', 'filters', 'format', 'left_out'] as const;

const infoFields: Readonly<Record<RequestType, readonly (keyof RequestInfo)[]>> = {
  binder: documentFields,
  index: documentFields,
  eBinder: documentFields,
  contact: ['firstName', 'lastName', 'email', 'subject', 'message', 'additional_information'],
  sdsremoval: [
    'email',
    'isn',
    'product_id',
    'product_name',
    'manufacturer',
    'locations',
    'kept_locations',
    'additional_information',
  ],
  sdsaddition: [
    'email',
    'isn',
    'product_name',
    'manufacturer',
    'locations',
    'custom_field_1',
    'custom_field_2',
    'custom_field_3',
    'used',
    'replaced',
    'listed',
  ],
};

const fileOf = (request: StoredRequest, { file_size, taken_out }: StoredInfo): RequestInfo => {
  const { id, type, file_hash, file_name, is_file_deleted } = request;
  if (isDocumentType(type) || type === 'sdsremoval' || file_name === '') return {};
  return {
    file_name,
    ...(file_size !== undefined && { file_size }),
    ...(taken_out !== undefined && { taken_out }),
    ...(file_hash !== '' && is_file_deleted === 0 && { url: `${apiBase}/requests/${id}/file` }),
  };
};

/** How far a document is while it is made, then where it is and until when. */
const documentOf = ({
  id,
  type,
  status,
  file_hash,
  is_file_deleted,
  progress,
  expires_at,
  links,
}: StoredRequest): RequestInfo => {
  if (!isDocumentType(type)) return {};
  if (status === 'processing') return { progress };
  if (status !== 'completed' || file_hash === '' || is_file_deleted === 1) return {};
  return {
    download_url: `${apiBase}/requests/${id}/download`,
    ...(expires_at && { expires_at }),
    ...(Number(links ?? 0) > 0 && { links: Number(links) }),
  };
};
