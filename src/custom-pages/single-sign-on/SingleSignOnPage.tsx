import {
  getSingleSignOn,
  switchSingleSignOn,
  trySingleSignOn,
  updateSingleSignOn,
} from '#contract/calls/single-sign-on.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { SettingsPage } from './SettingsPage.tsx';

/** For the administrators of the organisation. */
export default function SingleSignOnPage() {
  const read = useCall(getSingleSignOn, {}, { staleTime: 0 });
  return (
    <SettingsPage
      read={read}
      save={(body) => callApi(updateSingleSignOn, { body })}
      switchTo={(body) => callApi(switchSingleSignOn, { body })}
      beginTry={() => callApi(trySingleSignOn, {})}
    />
  );
}
