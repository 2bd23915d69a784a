import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { reasonOf, StartError } from './start-error.ts';

const REASONS: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_host, port) =>
    `Port ${port} is in use by another program. Stop that program, or set PORT to another number.`,
  EACCES: (_host, port) =>
    `This account may not listen on port ${port}. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (host) =>
    `This machine has no address ${host}. Set HOST to one that it has, or leave it out.`,
  ENOTFOUND: (host) => `Nobody knows the host ${host}. Set HOST to an address of this machine.`,
};

/**
 * So many connections may wait to be taken, where the system allows it: of more than that, in a
 * rush, some are lost and come again after seconds. By default Node lets 511 wait.
 */
const MOST_ARRIVING = 4_096;

/**
 * How long requests under way may take after the wish to end, in milliseconds: longer than one
 * waits for a connection to the database (pool.ts), so that those are answered too.
 */
const DRAIN_TIMEOUT_MS = 8_000;

/**
 * Counts the requests under way on every server of this process: 'localhost' has two addresses,
 * and Fastify's `close` waits for the requests of the first one only.
 */
function countRequests() {
  const open = new Set<ServerResponse>();
  const servers = new Set<Server>();
  let settle: (() => void) | null = null;
  const onStart = (message: unknown) => {
    const { response, server } = message as { response: ServerResponse; server: Server };
    servers.add(server);
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      if (open.size === 0) settle?.();
    });
  };
  subscribe('http.server.request.start', onStart);
  // A browser keeps its connection after the response, and nobody would wait for that.
  const closeIdle = () => {
    for (const server of servers) server.closeIdleConnections();
  };
  return {
    /**
     * Waits until no request is under way, also of those that still arrive on open connections,
     * and closes these connections in the same instant: whatever comes later is not taken.
     */
    async finish(): Promise<void> {
      if (open.size === 0) closeIdle();
      else {
        await new Promise<void>((resolve) => {
          settle = () => {
            closeIdle();
            resolve();
          };
        });
      }
      unsubscribe('http.server.request.start', onStart);
    },
  };
}

/**
 * Begins to take requests.
 * @returns a function that takes no new ones, lets those under way finish and closes the rest
 * @throws StartError when the address cannot be used
 */
export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
): Promise<() => Promise<void>> {
  const requests = countRequests();
  try {
    await app.listen({ host, port, backlog: MOST_ARRIVING });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StartError(
      REASONS[code]?.(host, port) ?? `Cannot listen on ${host}:${port}: ${reasonOf(error)}`,
    );
  }
  return async () => {
    const closed = app.close();
    const drained = requests.finish().then(() => closed);
    await Promise.race([drained, delay(DRAIN_TIMEOUT_MS, undefined, { ref: false })]);
    app.server.closeAllConnections();
  };
}
