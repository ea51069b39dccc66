import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `node bare-server.ts`: answers everything with the same 10 kB and prints its port; what its answers take is the machine's. */
const body = Buffer.alloc(10_000, 'vigie');
const server = createServer((_, response) => response.end(body));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
