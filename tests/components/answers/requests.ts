import type { getRequest, listRequests } from '#contract/calls/requests.ts';
import type { RequestChange, RequestInfo } from '#contract/requests/request-info.ts';
import type { RequestStatus, RequestType } from '#contract/requests/request-types.ts';
import type { AnswerOf } from '../harness/answers.ts';

const links = { self: '/', first: '/', last: '/' };

interface Made {
  readonly id: number;
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly about: string;
  readonly info: RequestInfo;
}

export const history: RequestChange[] = [
  { at: '2026-05-04T13:00:00Z', by: 'Omar Blake', change: 'made', note: '' },
  { at: '2026-05-05T13:00:00Z', by: 'Sam Lake', change: 'note', note: 'We asked the supplier.' },
];

const all: Made[] = [
  {
    id: 20401,
    type: 'sdsaddition',
    status: 'processing',
    about: 'acetone.pdf',
    info: {
      url: '/api/requests/20401/file',
      file_name: 'acetone.pdf',
      file_size: 412_600,
      locations: ['Mill › Paint shop'],
    },
  },
  {
    id: 20402,
    type: 'sdsremoval',
    status: 'completed',
    about: 'Boiler descaler',
    info: {
      isn: 502,
      product_id: 'NL-502',
      product_name: 'Boiler descaler',
      manufacturer: 'Tern Chemicals',
      locations: ['Warehouse'],
    },
  },
  {
    id: 20403,
    type: 'binder',
    status: 'completed',
    about: '3',
    info: {
      num_sds: 3,
      sort_field: 'product',
      language: 'all',
      filters: [{ key: 'languageFilter', value: 'English' }],
      download_url: '/api/requests/20403/download',
      expires_at: '2099-06-04T13:00:00Z',
      left_out: [{ isn: 502, product_name: 'Boiler descaler', manufacturer: 'Tern Chemicals', reason: 'damaged' }],
    },
  },
  {
    id: 20404,
    type: 'contact',
    status: 'error',
    about: 'A label that will not print',
    info: {
      firstName: 'Lena',
      lastName: 'Fox',
      email: 'lena@northline.example',
      subject: 'A label that will not print',
      message: 'It stays blank.',
    },
  },
];

const resourceOf = ({ id, type, status, about }: Made) => ({
  type: 'requests' as const,
  id: String(id),
  attributes: {
    created_at: '2026-05-04T13:00:00Z',
    about,
    is_seen: status === 'completed',
    status_slug: status,
    type_slug: type,
    expected_on: (type === 'sdsaddition' || type === 'sdsremoval') && status === 'processing' ? '2026-05-06' : '',
    is_file_deleted: false,
  },
  relationships: {
    user: { data: { type: 'users', id: '12' } },
    detail: { data: { type: 'details', id: String(id) } },
  },
  meta: {},
});

const detailOf = ({ id, info }: Made) => ({ type: 'details', id: String(id), attributes: { info, history } });
const requester = { type: 'users', id: '12', attributes: { name: 'Omar Blake' } };

const meta = { detail_types: all.map(({ type }) => type), years: ['2026'], unseen: 2 };

export const requests: AnswerOf<typeof listRequests> = {
  data: all.map(resourceOf),
  included: [requester, ...all.map(detailOf)],
  links,
  meta: { total: all.length, ...meta },
};
export const noRequests: AnswerOf<typeof listRequests> = {
  data: [],
  links,
  meta: { total: 0, detail_types: [], years: [], unseen: 0 },
};

/** One of them by itself, as its details ask for it. */
export const requestOf = (type: RequestType, more: RequestInfo = {}): AnswerOf<typeof getRequest> => {
  const one = all.find((each) => each.type === type) ?? all[0]!;
  return { data: resourceOf(one), included: [requester, detailOf({ ...one, info: { ...one.info, ...more } })] };
};
