import type { DataProvider, GetListParams, GetListResult, QueryFunctionContext, RaRecord } from 'react-admin';

type GetList = (params: GetListParams & QueryFunctionContext) => Promise<GetListResult<RaRecord>>;

/** A data provider for a resource that is only ever listed; asking more of it is a fault in the screen that asks. */
export const listOnlyProvider = (getList: GetList): DataProvider => {
  const refuse = () => Promise.reject(new Error('this resource is only listed'));
  return {
    getList: (_resource, params) => getList(params) as Promise<GetListResult>,
    getOne: refuse,
    getMany: refuse,
    getManyReference: refuse,
    create: refuse,
    update: refuse,
    updateMany: refuse,
    delete: refuse,
    deleteMany: refuse,
  };
};
