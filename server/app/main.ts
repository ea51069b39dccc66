import { ConfigError } from '../platform/config.ts';
import { StoreUnavailable } from '../platform/storage/store-unavailable.ts';
import { serve } from './serve.ts';

// What is written is for the server's own user, wherever it is written.
process.umask(0o077);
try {
  await serve(process.env);
} catch (error) {
  const isTold = error instanceof ConfigError || error instanceof StoreUnavailable;
  console.error(isTold ? error.message : error);
  process.exit(1);
}
