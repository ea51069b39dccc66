import { useRecordContext } from 'react-admin';
import { DeleteButton } from '#src/admin/DeleteButton.tsx';
import { Edit } from '#src/admin/Edit.tsx';
import { SimpleForm, Toolbar } from '#src/admin/SimpleForm.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { noticeText } from './messages.ts';
import { NoticeInputs } from './NoticeInputs.tsx';
import { type OperatorNotice, subjectOf } from './notice.ts';

export default function NoticeEdit() {
  return (
    <Edit>
      <SimpleForm
        toolbar={
          <Toolbar>
            <DeleteNotice />
          </Toolbar>
        }
      >
        <NoticeInputs />
      </SimpleForm>
    </Edit>
  );
}

const DeleteNotice = () => {
  const text = useText();
  const language = useLanguage();
  const notice = useRecordContext<OperatorNotice>();
  if (!notice) return null;
  return (
    <DeleteButton
      confirmContent={text(noticeText('deleteDetail'), { subject: subjectOf(notice, language) })}
      sx={{ ml: { sm: 'auto' } }}
    />
  );
};
