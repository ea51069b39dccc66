import type { ReactNode } from 'react';
import { CreateBase, type TransformData, useRedirect } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import { showToast } from '#src/providers/toasts.ts';
import type { Resource } from '../define-resource.ts';
import { FormFrame } from './FormFrame.tsx';
import { ResourceForm } from './ResourceForm.tsx';

interface Props {
  readonly resource: Resource;
  readonly children?: ReactNode;
  readonly transform?: TransformData;
  /** What the form begins with. */
  readonly initial?: object;
}

/** The page on which a record is made. */
export const ResourceCreate = ({ resource, children, transform, initial }: Props) => {
  const text = useText();
  const redirect = useRedirect();
  const { name } = resource;
  return (
    <CreateBase
      resource={name}
      {...(transform && { transform })}
      {...(initial && { record: initial })}
      mutationOptions={{
        onSuccess: () => {
          showToast(text(`resources.${name}.texts.created`));
          redirect('list', name);
        },
      }}
    >
      <FormFrame resource={resource} view="create">
        <ResourceForm resource={resource} view="create">
          {children}
        </ResourceForm>
      </FormFrame>
    </CreateBase>
  );
};
