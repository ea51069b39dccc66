import { Link } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import {
  getOperatorSingleSignOn,
  switchOperatorSingleSignOn,
  tryOperatorSingleSignOn,
  updateOperatorSingleSignOn,
} from '#contract/calls/single-sign-on.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useSingleSignOnMessages } from './messages.ts';
import { SettingsPage } from './SettingsPage.tsx';

/** For the operators, of any organisation. */
export default function OperatorSingleSignOnPage() {
  const messages = useSingleSignOnMessages();
  const params = { id: Number(useParams().id) };
  const read = useCall(getOperatorSingleSignOn, { params }, { staleTime: 0 });
  return (
    <SettingsPage
      read={read}
      save={(body) => callApi(updateOperatorSingleSignOn, { params, body })}
      switchTo={(body) => callApi(switchOperatorSingleSignOn, { params, body })}
      beginTry={() => callApi(tryOperatorSingleSignOn, { params })}
    >
      <Link component={LinkBase} to={`/operator/organisations/${params.id}`} sx={{ fontWeight: 600 }}>
        {messages.toOrganisation}
      </Link>
    </SettingsPage>
  );
}
