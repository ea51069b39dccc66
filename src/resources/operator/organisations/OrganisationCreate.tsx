import { Create } from '#src/admin/Create.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { OrganisationInputs } from './OrganisationInputs.tsx';

/** As the first organisation gets it when Vigie is set up. */
const usual = {
  location_label_en: 'Location',
  location_label_fr: 'Emplacement',
  ingredients: true,
  products: ['canmanage'],
};

export default function OrganisationCreate() {
  return (
    <Create record={usual}>
      <SimpleForm>
        <OrganisationInputs />
      </SimpleForm>
    </Create>
  );
}
