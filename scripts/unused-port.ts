import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that operating systems give to outgoing connections (Linux from 32768, others
 * from 49152). One of those could be taken by any connection before the product listens on it, or
 * between its end and its next start.
 */
const [LOWEST, ABOVE] = [20_000, 32_000];

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, 'localhost');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * A port on which nobody listened a moment ago, for a product that a test or measurement starts.
 */
export async function unusedPort(): Promise<number> {
  const port = randomInt(LOWEST, ABOVE);
  return (await isFree(port)) ? port : unusedPort();
}
