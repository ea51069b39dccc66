import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { refuseArguments } from './refuse-arguments.ts';

refuseArguments('npm run dev');

/** The server in watch mode, and Vite with hot reload in front of it on the port people use. */
const port = Number(process.env.PORT ?? 8080);
const apiPort = port + 1;
const server = spawn(process.execPath, ['--watch', '--disable-warning=ExperimentalWarning', 'server/app/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` },
});
const vite = await createServer({
  server: { port, strictPort: true, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});
await vite.listen();
vite.printUrls();

const stop = () => {
  server.kill('SIGTERM');
  server.once('exit', () => process.exit(0));
};
process.on('SIGINT', stop).on('SIGTERM', stop);
