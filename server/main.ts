import { ConfigError } from './config.ts';
import { serve } from './serve.ts';

try {
  await serve(process.env);
} catch (error) {
  const known = error instanceof ConfigError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(known ? (error as Error).message : error);
  process.exit(1);
}
