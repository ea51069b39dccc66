import { goProgram } from '../go-program.ts';

/** The S3 server of the tests; everybody's tests run against the same one. */
const version = 'v1.8.0';

/** The program's path; undefined where it cannot be had. */
export const fetchVersitygw = (): string | undefined =>
  goProgram('github.com/versity/versitygw/cmd/versitygw', version);
