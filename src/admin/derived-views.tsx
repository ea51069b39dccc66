import { useUserInfo } from '../providers/user-info.ts';
import { Create } from './Create.tsx';
import { DataTable } from './DataTable.tsx';
import type { FormView } from './define-resource.ts';
import { Edit } from './Edit.tsx';
import { KindInput } from './inputs.tsx';
import { List } from './List.tsx';
import { fieldsOfResource, useFormView, useResourceDeclaration } from './resource-context.ts';
import { SimpleForm } from './SimpleForm.tsx';

/** The views of a resource that passes in none of its own. */

export const ResourceList = () => (
  <List>
    <DataTable />
  </List>
);

export const ResourceCreate = () => (
  <Create>
    <SimpleForm>
      <DeclaredInputs />
    </SimpleForm>
  </Create>
);

export const ResourceEdit = () => (
  <Edit>
    <SimpleForm>
      <DeclaredInputs />
    </SimpleForm>
  </Edit>
);

/** Inputs for the fields that the form has, for what this person may enter. */
const DeclaredInputs = () => {
  const { permissions } = useUserInfo();
  const resource = useResourceDeclaration();
  const view: FormView = useFormView();
  return Object.entries(fieldsOfResource(resource))
    .filter(([, { form, permission }]) => form?.includes(view) && (!permission || permissions.includes(permission)))
    .map(([source]) => <KindInput key={source} source={source} />);
};
