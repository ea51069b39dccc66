import { useEffect, useState } from 'react';
import { listApiTokens } from '#contract/calls/api-tokens.ts';
import type { DeleteManyAlsoProps } from '#src/admin/define-resource.ts';
import { isolate } from '#src/i18n/isolate.ts';
import { useCall } from '#src/providers/use-call.ts';
import { MadeTokens } from '#src/ui/MadeTokens.tsx';

/** The API tokens of users who are deleted together, each with who made it. */
export default function DeletedUsersTokens({ ids, onChange }: DeleteManyAlsoProps) {
  const [isRevoking, setRevoking] = useState(true);
  const { data } = useCall(listApiTokens, {}, { staleTime: 0 });
  const makers = new Set(ids.map(Number));
  const tokens = (data?.tokens ?? []).filter(({ maker_id }) => maker_id !== null && makers.has(maker_id));
  const isSent = tokens.length > 0 && isRevoking;
  useEffect(() => onChange(isSent ? { revoke_tokens: 'true' } : {}), [isSent, onChange]);
  return (
    <MadeTokens
      people={ids.length}
      names={tokens.map(({ name, made_by }) => `${isolate(name)} (${isolate(made_by)})`)}
      isRevoking={isRevoking}
      onChange={setRevoking}
    />
  );
}
