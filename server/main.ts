import { ConfigError } from './config.ts';
import { serve } from './serve.ts';
import { StoreUnavailable } from './storage/store-unavailable.ts';

try {
  await serve(process.env);
} catch (error) {
  const isTold = error instanceof ConfigError || error instanceof StoreUnavailable;
  console.error(isTold ? error.message : error);
  process.exit(1);
}
