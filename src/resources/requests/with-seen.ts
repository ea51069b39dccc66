import type { GetListResult } from 'react-admin';
import type { Request, RequestListMeta } from './request.ts';

/** A list after one more request was opened, whether it stands on this page of the list or not. */
export const withSeen = (list: GetListResult<Request>, id: string): GetListResult<Request> => {
  const { unseen } = (list.meta ?? {}) as RequestListMeta;
  return {
    ...list,
    data: list.data.map((request) => (request.id === id ? { ...request, is_seen: true } : request)),
    ...(unseen !== undefined && { meta: { ...list.meta, unseen: Math.max(0, unseen - 1) } }),
  };
};
