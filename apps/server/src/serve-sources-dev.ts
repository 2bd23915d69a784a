import cluster from 'node:cluster';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Config } from './config/config.ts';
import { startVite } from './features/pages/vite-dev.ts';
import type { Lifecycle } from './platform/process/lifecycle.ts';

/** What the server consists of; a saved test is none of it. */
const SOURCES = ['apps/server/src', 'apps/server/migrations', 'packages'];
const OF_SERVER = /^(?!.*(\.test\.|node_modules)).*\.(ts|sql|json)$/;

/** Editors write a file in several steps. */
const PAUSE_MS = 50;

type Serving = Pick<Config, 'host' | 'port' | 'publicUrl'> & {
  readonly webDir: string;
  /** What the server's environment has besides ours. */
  readonly env: Readonly<Record<string, string>>;
  readonly lifecycle: Lifecycle;
};

/**
 * Serves while somebody writes (`npm run dev`): database, demo and Vite stay in this process; the
 * server is another one, which is begun anew whenever one of its files is saved. Who asks
 * meanwhile waits. A server that cannot start says why; the next saved file is the next attempt.
 */
export async function serveSources(serving: Serving): Promise<void> {
  const { host, port, publicUrl, webDir, lifecycle } = serving;
  const vite = await startVite(webDir);
  lifecycle.atEnd('Vite', vite.close);
  const begin = async () => {
    const own = await freePort();
    const worker = cluster.fork({
      ...{ ...serving.env, VITE_ADDRESS: vite.address, PUBLIC_URL: publicUrl.origin },
      ...{ HOST: '127.0.0.1', PORT: String(own), WORKER_NUMBER: '0' },
    });
    const ready = once(worker, 'message').then(() => own);
    const end = async () => {
      worker.process.kill('SIGTERM');
      if (!worker.isDead()) await once(worker, 'exit');
    };
    return { ready, end };
  };

  let server = await begin();
  lifecycle.atEnd('the server', () => server.end());
  const beginAnew = async () => {
    const begun = performance.now();
    void server.end();
    const latest = await begin();
    server = latest;
    await latest.ready;
    process.stdout.write(`Ready again (${Math.round(performance.now() - begun)} ms).\n`);
    vite.reload();
  };
  let waiting: NodeJS.Timeout | undefined;
  for (const folder of SOURCES) {
    const place = fileURLToPath(new URL(`../../../${folder}`, import.meta.url));
    const watcher = watch(place, { recursive: true }, (_, file) => {
      if (file === null || !OF_SERVER.test(file)) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => void beginAnew(), PAUSE_MS);
    });
    lifecycle.atEnd('the watch', async () => watcher.close());
  }
  await server.ready;
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    const door = await listening(port, address, (socket) => void letIn(socket, server.ready));
    lifecycle.atEnd('the door', async () => void door.close());
  }
}

async function letIn(socket: Socket, ready: Promise<number>): Promise<void> {
  // It may end while it waits.
  socket.on('error', () => socket.destroy());
  const inside = connect(await ready, '127.0.0.1');
  inside.on('error', () => socket.destroy());
  socket.on('close', () => inside.destroy());
  socket.pipe(inside).pipe(socket);
}

async function listening(
  port: number,
  host: string,
  take: (socket: Socket) => void,
): Promise<Server> {
  const server = createServer(take).listen(port, host);
  await once(server, 'listening');
  return server;
}

async function freePort(): Promise<number> {
  const server = await listening(0, '127.0.0.1', (socket) => socket.destroy());
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
