import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import type { FormView, Resource } from '../define-resource.ts';

interface Props {
  readonly resource: Resource;
  readonly view: FormView;
  readonly children: ReactNode;
}

/** The page of a resource's form: its title, and the form on a card as wide as the declaration says. */
export const FormFrame = ({ resource: { name, formWidth }, view, children }: Props) => {
  const text = useText();
  return (
    <FormPage title={text(`resources.${name}.titles.${view}`)} {...(formWidth && { maxWidth: 1280 })}>
      {children}
    </FormPage>
  );
};
