import { Edit } from '#src/admin/Edit.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { OrganisationInputs } from './OrganisationInputs.tsx';
import { OrganisationLinks } from './OrganisationLinks.tsx';

export default function OrganisationEdit() {
  return (
    <Edit>
      <SimpleForm>
        <OrganisationLinks />
        <OrganisationInputs />
      </SimpleForm>
    </Edit>
  );
}
