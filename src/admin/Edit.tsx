import SearchOff from '@mui/icons-material/SearchOff';
import { Box, Button, Skeleton } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { EditBase, type EditBaseProps, useEditContext, useNotify, useRedirect } from 'react-admin';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { CallError } from '../providers/call-error.ts';
import { FormPage } from '../ui/FormPage.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatePanel } from '../ui/StatePanel.tsx';
import { useListLeft } from './list-left.ts';
import { FormViewProvider, recordNameOf, useResourceDeclaration } from './resource-context.ts';
import { useShowError } from './use-show-refusal.ts';

interface Props extends Pick<EditBaseProps, 'transform'> {
  /** `meta` is what to ask for with the record. */
  readonly queryOptions?: { readonly meta: object };
  /** A `<SimpleForm>`, and the content beneath it. */
  readonly children: ReactNode;
}

/** What somebody else did to the record since it was read. */
const changed = 409;
const gone = 404;

/** The page on which a record is changed. An id that is no whole number leads to the list. S2.2-10, S2.5-32. */
export const Edit = ({ queryOptions, transform, children }: Props) => {
  const text = useText();
  const notify = useNotify();
  const redirect = useRedirect();
  const navigate = useNavigate();
  const left = useListLeft();
  const showError = useShowError();
  const { id = '' } = useParams();
  const [overtaken, setOvertaken] = useState<number>();
  const { name, paths, formWidth } = useResourceDeclaration();
  if (!/^\d{1,15}$/.test(id)) return <Navigate to={paths?.list ?? '/search'} replace />;
  return (
    <EditBase
      resource={name}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      {...(transform && { transform })}
      queryOptions={{ ...(queryOptions && { meta: { ...queryOptions.meta } }), onError: () => undefined }}
      mutationOptions={{
        // What is kept of the answer is what was asked for.
        ...(queryOptions && { meta: { ...queryOptions.meta } }),
        onSuccess: () => {
          notify(text(`resources.${name}.texts.updated`));
          if (left && paths?.list) navigate(`${paths.list}?${left}`);
          else redirect('list', name);
        },
        onError: (error: unknown) => {
          const { status, body } = error as { status?: number; body?: { errors?: object } };
          const isOvertaken = status === changed || (status === gone && !body?.errors);
          setOvertaken(isOvertaken ? status : undefined);
          if (!isOvertaken && !body?.errors) showError(error);
        },
      }}
    >
      <FormPage title={<EditTitle />} {...(formWidth && { maxWidth: 1280 })}>
        <EditStates>
          {overtaken === changed && <Outdated onReload={() => setOvertaken(undefined)} />}
          {overtaken === gone && <Gone />}
          <FormViewProvider value="edit">{children}</FormViewProvider>
        </EditStates>
      </FormPage>
    </EditBase>
  );
};

/** What the page is, with the record's name where its resource says so. */
const EditTitle = () => {
  const text = useText();
  const resource = useResourceDeclaration();
  const { record } = useEditContext();
  const { name, namesRecord } = resource;
  const plain = text(`resources.${name}.titles.edit`);
  if (!namesRecord) return plain;
  const title = record ? text('lists.editOne', { name: recordNameOf(resource)(record) }) : plain;
  return (
    <>
      <title>{`${text('shell.product')} - ${title}`}</title>
      {/* One line, before the name has come and after: the form stays where it is, and has the whole name. */}
      <Box
        component="span"
        sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {title}
      </Box>
    </>
  );
};

/** The form once its record is there; before that, or without it, what there is to say. */
const EditStates = ({ children }: { children: ReactNode }) => {
  const text = useText();
  const { paths } = useResourceDeclaration();
  const { record, error, isPending, refetch } = useEditContext();
  if (error) {
    if (!(error instanceof CallError && error.status === 404))
      return <LoadFailed level={2} error={error} title={text('lists.failed')} onRetry={() => void refetch?.()} />;
    return (
      <StatePanel
        tone="error"
        level={2}
        icon={<SearchOff />}
        title={text('lists.notFound')}
        actions={
          paths?.list && (
            <Button variant="contained" component={Link} to={paths.list}>
              {text('lists.backToList')}
            </Button>
          )
        }
      >
        {text('lists.notFoundDetail')}
      </StatePanel>
    );
  }
  if (isPending || !record) {
    return (
      <Box role="group" aria-busy aria-label={text('shell.loading')} sx={{ display: 'grid', gap: 5 }}>
        {[40, 90, 85, 60].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={36} />
        ))}
      </Box>
    );
  }
  return children;
};

/** Deleted meanwhile: what was typed stays to be read, and there is nothing to save it to. */
const Gone = () => {
  const text = useText();
  const { paths } = useResourceDeclaration();
  const back = paths?.list && (
    <Button component={Link} to={paths.list}>
      {text('lists.backToList')}
    </Button>
  );
  return (
    <Notice role="alert" severity="warning" sx={{ mb: 4 }} {...(back && { action: back })}>
      <strong>{text('lists.notFound')}</strong> {text('lists.notFoundDetail')}
    </Notice>
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
