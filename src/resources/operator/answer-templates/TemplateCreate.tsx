import type { TemplateEntry } from '#contract/calls/operator/answer-templates.ts';
import { Create } from '#src/admin/Create.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { TemplateInputs } from './TemplateInputs.tsx';

const blank: TemplateEntry = { kind: 'refusedAddition', name_en: '', name_fr: '', text_en: '', text_fr: '' };

export default function TemplateCreate() {
  return (
    <Create record={blank}>
      <SimpleForm>
        <TemplateInputs />
      </SimpleForm>
    </Create>
  );
}
