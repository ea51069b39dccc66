import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { createEbinder } from '#contract/calls/documents.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { email as isAddress } from '#src/ui/forms/rules.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { StoredSearch } from '../search/state/StoredSearch.tsx';
import { DocumentForm } from './form/DocumentForm.tsx';
import { type DocumentOptions, useOptions } from './form/use-options.ts';
import { useOrder } from './form/use-order.ts';
import { type MadeRequest, Requested } from './Requested.tsx';

/** A copy of the sheets that works without network. S2.2.9, S2.5-40. */
export default function CreateEbinderPage() {
  return (
    <StoredSearch>
      <EbinderForm />
    </StoredSearch>
  );
}

interface EbinderOptions extends DocumentOptions {
  readonly email: string;
}

const EbinderForm = () => {
  const text = useText();
  const notify = useNotify();
  const translate = useTranslate();
  const user = useUserInfo();
  // A shared account's address is nobody's.
  const own = user.flag === 1 ? user.email : '';
  const { options, change } = useOptions<EbinderOptions>('e-binder', {
    sort: 'product',
    includeDate: false,
    customFields: false,
    language: 'all',
    email: own,
  });
  const order = useOrder();
  const [made, setMade] = useState<MadeRequest>();

  const fieldFaultOf = (email: string): string | undefined => {
    if (email === '') return text('documents.eBinder.emailMissing');
    return isAddress(email, {}) && translate('errors.validation.email');
  };
  const submit = async () => {
    const email = options.email.trim();
    const fieldFault = fieldFaultOf(email);
    if (email === '') notify(text('documents.eBinder.emailMissing'), { type: 'error' });
    const placed = await order.place({
      options,
      extra: { email },
      ...(fieldFault && { fieldFaults: { email: fieldFault } }),
      send: (content) => callApi(createEbinder, { body: content }),
    });
    if (!placed) return;
    setMade({ ...placed.answer, count: placed.count, emails: [email] });
    change({ email: own });
  };
  if (made) {
    return (
      <Requested kind="eBinder" made={made} onAnother={() => setMade(undefined)}>
        {text('documents.requested.unpack')}
      </Requested>
    );
  }
  return (
    <DocumentForm
      title={text('pages.createEbinder')}
      intro={text('documents.eBinder.intro')}
      submit={text('documents.eBinder.submit')}
      orderingText={text('documents.ordering')}
      options={options}
      onChange={change}
      order={order}
      onSubmit={() => void submit()}
    >
      <LabelledInput
        name="email"
        type="email"
        label={text('documents.eBinder.email')}
        hint={text('documents.eBinder.emailHint')}
        required
        autoComplete="email"
        value={options.email}
        error={order.faults.email}
        onChange={(email) => {
          order.forget('email');
          change({ email });
        }}
      />
    </DocumentForm>
  );
};
