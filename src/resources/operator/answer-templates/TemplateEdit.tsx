import { useRecordContext } from 'react-admin';
import { DeleteButton } from '#src/admin/DeleteButton.tsx';
import { Edit } from '#src/admin/Edit.tsx';
import { SimpleForm, Toolbar } from '#src/admin/SimpleForm.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { templateText } from './messages.ts';
import type { Template } from './NameCell.tsx';
import { TemplateInputs } from './TemplateInputs.tsx';

export default function TemplateEdit() {
  return (
    <Edit>
      <SimpleForm
        toolbar={
          <Toolbar>
            <DeleteTemplate />
          </Toolbar>
        }
      >
        <TemplateInputs />
      </SimpleForm>
    </Edit>
  );
}

const DeleteTemplate = () => {
  const text = useText();
  const language = useLanguage();
  const template = useRecordContext<Template>();
  if (!template) return null;
  return (
    <DeleteButton
      confirmContent={text(templateText('deleteDetail'), { name: template[`name_${language}`] })}
      sx={{ ml: { sm: 'auto' } }}
    />
  );
};
