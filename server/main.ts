import { ConfigError } from './config.ts';
import { serve } from './serve.ts';
import { StoreUnavailable } from './storage/store-unavailable.ts';

try {
  await serve(process.env);
} catch (error) {
  const isTold = error instanceof ConfigError || error instanceof StoreUnavailable;
  const known = isTold || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(known ? (error as Error).message : error);
  process.exit(1);
}
