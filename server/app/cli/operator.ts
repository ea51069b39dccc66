import { parseArgs } from 'node:util';
import { errorTitle } from '#contract/errors.ts';
import { accountEmail } from '#contract/json-api/types/user-fields.ts';
import { isLanguage, type Language } from '#contract/languages.ts';
import { createVerificationLink } from '#server/domains/accounts/mails/send-verification.ts';
import { resetFactors } from '#server/domains/accounts/second-factor/reset-factors.ts';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { dismissOperator, inviteOperator, readOperators } from '#server/domains/operator/users/operators.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run operator -- --add ADDRESS [--language en|fr] [--mail]
    Invites somebody to work at the desk and prints the link of the invitation, which works for seven days; with --mail it is
    mailed instead, by the server that runs.
npm run operator -- --list
npm run operator -- --remove ADDRESS
    Takes an operator out, who is signed out at once. The last one stays.
npm run operator -- --reset ADDRESS
    Takes passkeys, authenticator app and recovery codes of an operator away whose device is gone; another is set up at the next
    sign-in. Sessions end, and the person is told by mail.`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      add: { type: 'string' },
      language: { type: 'string', default: 'en' },
      mail: { type: 'boolean', default: false },
      list: { type: 'boolean' },
      remove: { type: 'string' },
      reset: { type: 'string' },
    },
  });
  const { add, remove, reset, list, language, mail } = values;
  if ([add, remove, reset, list].filter((one) => one !== undefined).length !== 1 || !isLanguage(language))
    throw new OperatorError(`Usage: ${usage}`);
  const config = readConfig(process.env);
  const store = await openStore(config.storeAddress);
  try {
    if (add !== undefined) console.log(await addOperator(store, config, { email: parseAddress(add), language, mail }));
    else if (remove !== undefined) console.log(await removeOperator(store, parseAddress(remove)));
    else if (reset !== undefined) console.log(await resetOperator(store, parseAddress(reset)));
    else console.log(await listOperators(store));
  } catch (error) {
    throw error instanceof ApiError ? new OperatorError(errorTitle(error.errors[0]!.code, 'en')) : error;
  } finally {
    await store.destroy();
  }
};

const parseAddress = (typed: string): string => {
  const parsed = accountEmail.safeParse(typed);
  if (!parsed.success) throw new OperatorError(`“${typed}” is no email address.`);
  return parsed.data;
};

interface Newcomer {
  readonly email: string;
  readonly language: Language;
  readonly mail: boolean;
}

const addOperator = (store: Store, { publicUrl }: Config, { email, language, mail }: Newcomer): Promise<string> =>
  inTransaction(store, async (trx) => {
    const now = new Date();
    const { id, membershipId } = await inviteOperator(trx, { email, language, isMailed: mail, now });
    if (mail) return `The invitation of ${email} is mailed as soon as the server runs.`;
    const { url } = await createVerificationLink(trx, {
      user_id: id,
      number: id,
      membershipId,
      email,
      language,
      askedAt: now.toISOString(),
      publicUrl,
    });
    return `Hand this link to ${email}; it works once, for seven days:\n${url}`;
  });

const resetOperator = async (store: Store, email: string): Promise<string> => {
  const { id } = await operatorOf(store, email);
  await inTransaction(store, (trx) => resetFactors(trx, id));
  return `${email} sets up another second factor at the next sign-in.`;
};

const operatorOf = async (store: Store, email: string) => {
  const operator = (await readOperators(store)).find(({ name }) => name === email);
  if (!operator) throw new OperatorError(`${email} is no operator.`);
  return operator;
};

const removeOperator = async (store: Store, email: string): Promise<string> => {
  const { id } = await operatorOf(store, email);
  await dismissOperator(store, id);
  return `${email} is no operator any more.`;
};

const listOperators = async (store: Store): Promise<string> => {
  const operators = await readOperators(store);
  if (operators.length === 0) return 'There is no operator. Start the server: it prints a link to set Vigie up.';
  return operators
    .map(({ name, first_name, last_name, accepted_at, demo }) =>
      [name, `${first_name} ${last_name}`.trim(), accepted_at ? '' : '(invited)', demo ? '(demo)' : '']
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');
};

runCommand(main);
