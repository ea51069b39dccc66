import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLanguage } from '#contract/languages.ts';
import type { CheckState } from '#contract/operator/system-checks/check.ts';
import { outcomeOf, sayFinding, systemChecks } from '#contract/operator/system-checks.ts';
import packageJson from '#package.json' with { type: 'json' };
import { isServer } from '#server/domains/backup/in-use.ts';
import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { examineSystem } from '#server/domains/operator/system/examine.ts';
import { readConfig } from '#server/platform/config.ts';
import { createEncryption } from '#server/platform/encryption/encryption.ts';
import { openKeyRing } from '#server/platform/encryption/key-ring.ts';
import { createMailer } from '#server/platform/mail/create-mailer.ts';
import { openStore } from '#server/platform/storage/database.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run doctor -- [--language en|fr]
    Says what is not ready for people, and what to do. The server may run, and nothing is changed. Ends with 1 where something
    has to be corrected first.`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { language: { type: 'string', default: 'en' } } });
  const { language } = values;
  if (!isLanguage(language)) throw new OperatorError(`Usage: ${usage}`);
  const config = readConfig(process.env);
  if (!isServer(config.storeAddress) && !existsSync(config.storeAddress))
    throw new OperatorError(`There is no store at ${config.storeAddress}. Start the server once: it makes one.`);
  const store = await openStore(config.storeAddress);
  const mailer = createMailer(config);
  try {
    const encryption = createEncryption(openKeyRing(config.dataDir, config.secretKeys));
    const findings = await examineSystem({ config, store, mailer, encryption });
    console.log(`Vigie ${packageJson.version}, Node ${process.version}`);
    for (const finding of findings) {
      const { state, found, advice } = outcomeOf(finding);
      console.log(
        `${marks[state]} ${systemChecks[finding.check].title[language]}: ${sayFinding(found, finding, language)}`,
      );
      if (advice) console.log(`    ${sayFinding(advice, finding, language)}`);
    }
    if (findings.some((finding) => outcomeOf(finding).state === 'bad')) process.exitCode = 1;
  } finally {
    mailer.close();
    await store.destroy();
  }
};

const marks: Record<CheckState, string> = { good: '✓', note: 'i', warning: '!', bad: '✗' };

runCommand(main);
