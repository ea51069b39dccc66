import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { EditBase, type TransformData, useEditContext, useRedirect } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { showToast } from '#src/providers/toasts.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { Resource } from '../define-resource.ts';
import { useShowRefusal } from '../use-show-refusal.ts';
import { EditFrame } from './EditStates.tsx';
import { FormFrame } from './FormFrame.tsx';
import { ResourceForm } from './ResourceForm.tsx';

interface Props {
  readonly resource: Resource;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Beneath the form, and no part of it. */
  readonly below?: ReactNode;
  readonly transform?: TransformData;
  /** What to ask for with the record. */
  readonly meta?: object;
}

/** Somebody else changed the record since it was read. */
const conflict = 409;

/** The page on which a record is changed. An id that is no whole number leads to the list. Specification 2 §2, §5. */
export const ResourceEdit = ({ resource, children, actions, below, transform, meta }: Props) => {
  const text = useText();
  const redirect = useRedirect();
  const showRefusal = useShowRefusal();
  const { id = '' } = useParams();
  const [isOutdated, setOutdated] = useState(false);
  const { name, paths } = resource;
  if (!/^\d{1,15}$/.test(id)) return <Navigate to={paths?.list ?? '/search'} replace />;
  return (
    <EditBase
      resource={name}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      {...(transform && { transform })}
      queryOptions={{ ...(meta && { meta: { ...meta } }), onError: () => undefined }}
      mutationOptions={{
        // What is kept of the answer is what was asked for.
        ...(meta && { meta: { ...meta } }),
        onSuccess: () => {
          showToast(text(`resources.${name}.texts.updated`));
          redirect('list', name);
        },
        onError: (error: unknown) => {
          const { status, body } = error as { status?: number; body?: { errors?: object } };
          setOutdated(status === conflict);
          if (status !== conflict && !body?.errors) showRefusal(error);
        },
      }}
    >
      <FormFrame resource={resource} view="edit">
        <EditFrame listPath={paths?.list}>
          {isOutdated && <Outdated onReload={() => setOutdated(false)} />}
          <ResourceForm resource={resource} view="edit" actions={actions}>
            {children}
          </ResourceForm>
          {below}
        </EditFrame>
      </FormFrame>
    </EditBase>
  );
};

const Outdated = ({ onReload }: { onReload: () => void }) => {
  const text = useText();
  const { refetch } = useEditContext();
  const reload = async () => {
    await refetch?.();
    onReload();
  };
  return (
    <Notice
      role="alert"
      severity="warning"
      sx={{ mb: 4 }}
      action={<Button onClick={() => void reload()}>{text('lists.reload')}</Button>}
    >
      <strong>{text('lists.changed')}</strong> {text('lists.changedDetail')}
    </Notice>
  );
};
