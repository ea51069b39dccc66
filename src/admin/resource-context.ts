import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Field, FormView, ResourceDeclaration } from './define-resource.ts';

const ResourceDeclarationContext = createContext<ResourceDeclaration | undefined>(undefined);
export const ResourceDeclarationProvider = ResourceDeclarationContext.Provider;

/** The declaration of the resource whose view this is part of; beside react-admin's `useResourceContext`, which has its name. */
export const useResourceDeclaration = (): ResourceDeclaration => {
  const resource = useContext(ResourceDeclarationContext);
  if (!resource) throw new Error('this is part of no view of a resource');
  return resource;
};

/** The declared fields of a resource, by name. */
export const fieldsOfResource = ({ fields = {} }: ResourceDeclaration): Readonly<Record<string, Field>> => fields;

/** The name of a record, as its resource declares it; its id where nothing is declared. */
export const recordNameOf =
  ({ recordRepresentation }: ResourceDeclaration) =>
  (record: RaRecord): string => {
    if (typeof recordRepresentation === 'function') return recordRepresentation(record as never);
    return String((recordRepresentation && record[recordRepresentation]) || record.id);
  };

const FormViewContext = createContext<FormView>('edit');
export const FormViewProvider = FormViewContext.Provider;

/** Whether the form around creates a record or changes one. */
export const useFormView = (): FormView => useContext(FormViewContext);
