import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/platform/config.ts';

describe('the settings', () => {
  test('have the defaults of the README', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      demo: true,
      sessionHours: 12,
      auditDays: 400,
      proxies: [],
      smtpUrl: undefined,
      mailFrom: 'Vigie <no-reply@vigie.example>',
      supportEmail: undefined,
      externalSites: {
        sheetDatabase: {
          en: 'https://ccinfoweb.ccohs.ca/msds/search.html',
          fr: 'https://ccinfoweb.ccohs.ca/msds/searchf.html',
        },
        chemicalInformation: {
          en: 'https://ccinfoweb.ccohs.ca/cheminfo/search.html',
          fr: 'https://ccinfoweb.ccohs.ca/cheminfo/searchf.html',
        },
      },
    });
  });

  test('take an empty value for none', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(8080);
  });

  test.each([{}, { PUBLIC_URL: 'http://localhost:9000' }, { PUBLIC_URL: 'http://127.0.0.1:9000' }, { DEMO: 'on' }])(
    'load the demo on this machine alone: %o',
    (env) => {
      expect(readConfig(env)).toMatchObject({ demo: true, isLocal: true });
    },
  );

  test.each([
    { NODE_ENV: 'production' },
    { PUBLIC_URL: 'https://vigie.example.org' },
    { PUBLIC_URL: 'http://localhost.example.org' },
    { PUBLIC_URL: 'http://192.168.1.4:8080' },
  ])('load no demo where others may come: %o, and stop a start that asks for it', (env) => {
    expect(readConfig(env).demo).toBe(false);
    expect(() => readConfig({ ...env, DEMO: 'on' })).toThrow(/^Cannot start: DEMO: [^\n]*$/);
    expect(readConfig({ ...env, DEMO: 'off' }).demo).toBe(false);
  });

  test('name a bucket of S3, of Amazon or of a server of one’s own', () => {
    for (const address of ['s3://files', 's3://files/vigie?endpoint=http://s3.example:9000&region=ca-central-1'])
      expect(readConfig({ FILES_URL: address }).filesUrl).toBe(address);
  });

  test('leave the variables of others alone', () => {
    const names = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'CHOST',
      'PGHOST',
      'PGPORT',
      'MAIL',
      'POSTGRES_URL',
      'NODE_PATH',
      'LOGNAME',
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual(readConfig({}));
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'vigie.example' }, 'PUBLIC_URL: must be a whole address that begins with https://'],
    [{ PUBLIC_URL: 'vigie.example:9843' }, 'PUBLIC_URL: must be a whole address that begins with https://'],
    [{ PUBLIC_URL: 'ftp://vigie.example' }, 'PUBLIC_URL: must be a whole address that begins with https://'],
    [{ PUBLIC_URL: 'https://vigie.example/sds' }, 'PUBLIC_URL: must be of a host alone, such as https://vigie.example'],
    [{ PUBLIC_URL: 'https://vigie.example?x=1' }, 'PUBLIC_URL: must be of a host alone, such as https://vigie.example'],
    [{ SESSION_HOURS: '-1' }, 'SESSION_HOURS'],
    [{ AUDIT_DAYS: '0' }, 'AUDIT_DAYS'],
    [{ AUDIT_DAY: '30' }, 'AUDIT_DAY is not a setting'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Vigie' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Vigie <a@example.ca>, <b@example.ca>' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Vigie\r\nBcc: x <a@example.ca>' }, 'MAIL_FROM'],
    [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL'],
    [{ FILES_URL: '/var/files' }, 'FILES_URL: must be s3://bucket'],
    [{ FILES_URL: 's3://' }, 'FILES_URL: names no bucket'],
    [{ FILES_URL: 's3://?endpoint=http://s3.example' }, 'FILES_URL: names no bucket'],
    [{ FILES_URL: 's3://Bucket_1' }, 'FILES_URL: names no bucket'],
    [{ FILES_URL: 's3://files?endpont=http://s3.example' }, 'FILES_URL: has endpoint and region, and no endpont'],
    [{ FILES_URL: 's3://files?endpoint=s3.example' }, 'FILES_URL: endpoint'],
    [{ FILES_URL: 's3://key:word@files' }, 'FILES_URL: holds no credentials'],
    [{ FILE_URL: 's3://files', FILES_BUCKET: 'files' }, 'FILES_BUCKET is not a setting'],
    [{ SDS_DATABASE_URL_EN: 'sds.example/en' }, 'SDS_DATABASE_URL_EN'],
    [{ SDS_DATABASE_URL_FR: 'ftp://sds.example/fr' }, 'SDS_DATABASE_URL_FR'],
    [{ CHEM_INFO_URL_EN: 'javascript:alert(1)' }, 'CHEM_INFO_URL_EN'],
    [{ CHEM_INFO_URL_FR: 'data:text/html,x' }, 'CHEM_INFO_URL_FR'],
    [{ SDS_DATABASE_URL: 'https://sds.example' }, 'SDS_DATABASE_URL is not a setting'],
    [{ CHEM_INFO_URL: 'https://chem.example' }, 'CHEM_INFO_URL is not a setting'],
    [{ SMTP_HOST: 'mail.example' }, 'SMTP_HOST is not a setting'],
    [{ SESSION_HOUR: '4' }, 'SESSION_HOUR is not a setting'],
    [{ DATADIR: 'x', DATA_DIRECTORY: 'x' }, 'DATA_DIRECTORY is not a setting'],
    [{ DATBASE_URL: 'postgres://vigie@db/vigie' }, 'DATBASE_URL is not a setting, did you mean DATABASE_URL?'],
    [{ PUBLIC_ULR: 'https://sds.example' }, 'PUBLIC_ULR is not a setting, did you mean PUBLIC_URL?'],
    [{ HOSTT: '0.0.0.0' }, 'HOSTT is not a setting, did you mean HOST?'],
    [{ PROT: '9000' }, 'PROT is not a setting, did you mean PORT?'],
    [{ Log_Level: 'warn' }, 'Log_Level is not a setting, did you mean LOG_LEVEL?'],
  ])('%j stops the start with one line that names it', (env, named) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(named);
    try {
      readConfig(env);
    } catch (error) {
      expect((error as Error).message).not.toContain('\n');
    }
  });
});
