import { createContext, useContext } from 'react';
import type { Resource } from '../define-resource.ts';

const FormResourceContext = createContext<Resource | undefined>(undefined);
export const FormResourceProvider = FormResourceContext.Provider;

/** The declaration of the resource whose form this is part of. */
export const useFormResource = (): Resource => {
  const resource = useContext(FormResourceContext);
  if (!resource) throw new Error('this input is part of no form of a resource');
  return resource;
};
