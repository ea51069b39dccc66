import type { ReactNode } from 'react';
import { CreateBase, type CreateBaseProps, useNotify, useRedirect } from 'react-admin';
import { useText } from '../i18n/use-text.ts';
import { FormPage } from '../ui/FormPage.tsx';
import { FormViewProvider, useResourceDeclaration } from './resource-context.ts';

/** `record` is what the form begins with. */
interface Props extends Pick<CreateBaseProps, 'transform'> {
  readonly record?: object;
  readonly children: ReactNode;
}

/** The page on which a record is created; afterwards the list follows. */
export const Create = ({ record, transform, children }: Props) => {
  const text = useText();
  const notify = useNotify();
  const redirect = useRedirect();
  const { name, formWidth } = useResourceDeclaration();
  return (
    <CreateBase
      resource={name}
      {...(transform && { transform })}
      {...(record && { record })}
      mutationOptions={{
        onSuccess: () => {
          notify(text(`resources.${name}.texts.created`));
          redirect('list', name);
        },
      }}
    >
      <FormPage title={text(`resources.${name}.titles.create`)} {...(formWidth && { maxWidth: 1280 })}>
        <FormViewProvider value="create">{children}</FormViewProvider>
      </FormPage>
    </CreateBase>
  );
};
