import type { ReactNode } from 'react';
import type { FormView, Resource } from '#src/define-resource.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FormPage } from '#src/ui/FormPage.tsx';

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
