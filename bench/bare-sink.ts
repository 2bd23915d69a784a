import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/*
 * The measure for sending: the least a Node server can do with bytes that have to last. It writes
 * what comes to the end of the file that the address names, and answers once that is on the disk.
 * Started as a process of its own with the folder as its argument; tells its port.
 */

const folder = mkdtempSync(path.join(process.argv[2] ?? '', 'sink-'));

async function keep(request: IncomingMessage): Promise<void> {
  const handle = await open(path.join(folder, path.basename(request.url ?? '')), 'a');
  try {
    for await (const piece of request) await handle.write(piece as Buffer);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const server = createServer((request, response) => {
  void keep(request).then(
    () => response.writeHead(204).end(),
    () => response.writeHead(500).end(),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
