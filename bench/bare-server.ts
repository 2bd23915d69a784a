import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * The measure for reading: the least a Node server can do. It holds the objects that the product
 * answered and writes them again for every request. Started as a process of its own; gets the
 * objects by message and answers with its port.
 */

process.once('message', (objects: Record<string, unknown>) => {
  const server = createServer((request, response) => {
    const body = JSON.stringify(objects[request.url ?? '']);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit(0));
