import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address that stays while the server behind it stops and restarts elsewhere. */
export const startRelay = async (target: () => number) => {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target(), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const leave = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    /** Nobody listens any more, and who is connected is cut off. */
    leave,
    comeBack: () => listen(port),
    close: async () => {
      if (server.listening) await leave();
    },
  };
};
