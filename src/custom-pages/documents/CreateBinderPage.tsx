import { useState } from 'react';
import { createBinder } from '#contract/calls/documents.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { StoredSearch } from '../search/state/StoredSearch.tsx';
import { AddressField } from './addresses/AddressField.tsx';
import { type Addresses, useAddresses } from './addresses/use-addresses.ts';
import { DocumentForm } from './form/DocumentForm.tsx';
import { RadioField } from './form/RadioField.tsx';
import { type DocumentOptions, useOptions } from './form/use-options.ts';
import { useOrder } from './form/use-order.ts';
import { type MadeRequest, Requested } from './Requested.tsx';

/** One PDF of all the sheets of the search. S2.2.8, S2.3-43. */
export default function CreateBinderPage() {
  return (
    <StoredSearch>
      <BinderForm />
    </StoredSearch>
  );
}

interface BinderOptions extends DocumentOptions, Addresses {
  readonly doubleSided: boolean;
}

const BinderForm = () => {
  const text = useText();
  const user = useUserInfo();
  // A shared account's address is nobody's.
  const nobodyElse: Addresses = { emails: user.flag === 1 && user.email ? [user.email] : [], draft: '' };
  const { options, change } = useOptions<BinderOptions>('binder', {
    sort: 'product',
    includeDate: false,
    customFields: false,
    language: 'all',
    doubleSided: false,
    ...nobodyElse,
  });
  const addresses = useAddresses(options, change);
  const order = useOrder();
  const [made, setMade] = useState<MadeRequest>();
  const { doubleSided } = options;

  const submit = async () => {
    const { emails, error } = addresses.take();
    const placed = await order.place({
      options,
      extra: { doubleSided, emails },
      ...(error && { fieldFaults: { draft: error } }),
      send: (content) => callApi(createBinder, { body: content }),
    });
    if (!placed) return;
    setMade({ ...placed.answer, count: placed.count, emails });
    change(nobodyElse);
  };
  if (made) return <Requested kind="binder" made={made} onAnother={() => setMade(undefined)} />;
  const refused = options.emails.flatMap((address, index) => {
    const message = order.faults[`emails.${index}`];
    return message ? [text('documents.binder.atAddress', { address, message })] : [];
  });
  return (
    <DocumentForm
      title={text('pages.createBinder')}
      intro={text('documents.binder.intro')}
      submit={text('documents.binder.submit')}
      orderingText={text('documents.ordering')}
      options={options}
      onChange={change}
      order={order}
      onSubmit={() => void submit()}
    >
      <RadioField
        label={text('documents.binder.paper')}
        choices={(['single', 'double'] as const).map((value) => ({
          value,
          label: text(`documents.binder.papers.${value}`),
        }))}
        value={doubleSided ? 'double' : 'single'}
        onChange={(paper) => change({ doubleSided: paper === 'double' })}
      />
      <AddressField state={addresses} error={refused[0] ?? order.faults.emails} />
    </DocumentForm>
  );
};
