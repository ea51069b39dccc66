import jsonServerProvider from 'ra-data-json-server';
import type { DataProvider, fetchUtils } from 'react-admin';
import { apiBase } from '#contract/call.ts';
import { send } from '../call-api.ts';
import { nestedFieldOf, toFormError } from '../json-api/to-form-error.ts';

interface RestResource {
  /** Path below `/api/operator`, `organisations`. */
  readonly path: string;
  /** Fields that a form sends; what is wrong with one, or within it, is put to its input. */
  readonly writes: readonly string[];
}

/** A data provider for one resource of the operators' plain REST. */
export const createRestProvider = ({ path, writes }: RestResource): DataProvider => {
  const rest = jsonServerProvider(`${apiBase}/operator`, ask);
  const toField = nestedFieldOf(writes);
  const written = async <Result>(writing: Promise<Result>): Promise<Result> => {
    try {
      return await writing;
    } catch (error) {
      throw toFormError(error, toField);
    }
  };
  return {
    ...rest,
    getList: (_, params) => rest.getList(path, params),
    getOne: (_, params) => rest.getOne(path, params),
    getMany: (_, params) => rest.getMany(path, params),
    getManyReference: (_, params) => rest.getManyReference(path, params),
    create: (_, params) => written(rest.create(path, params)),
    update: (_, params) => written(rest.update(path, params)),
    updateMany: (_, params) => written(rest.updateMany(path, params)),
    delete: (_, params) => rest.delete(path, params),
    deleteMany: (_, params) => rest.deleteMany(path, params),
  };
};

/** Sends as every call is sent, refusals and ended sessions included. */
const ask = async (url: string, { method = 'GET', body, signal }: fetchUtils.Options = {}) => {
  const response = await send({
    url,
    method,
    isMaking: method === 'POST',
    ...(typeof body === 'string' && { body: JSON.parse(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text, json: JSON.parse(text) };
};
