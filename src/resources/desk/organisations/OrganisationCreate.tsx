import { Create } from '#src/admin/Create.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { OrganisationInputs } from './OrganisationInputs.tsx';

export default function OrganisationCreate() {
  return (
    <Create>
      <SimpleForm>
        <OrganisationInputs />
      </SimpleForm>
    </Create>
  );
}
