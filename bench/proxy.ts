import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * What stands in front of several processes, in as few lines as possible: takes turns, and asks
 * the next process when one does not take the connection or ends it without a response; requests
 * that change something only where nobody can have read them. That is what nginx does with
 * `proxy_next_upstream error`. Started as a process of its own with the ports behind it as
 * arguments; tells its own port by message.
 */

const ports = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const ATTEMPTS = 4;
let turns = 0;

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** @param turn which process is asked; the next one when it does not take the request */
function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Buffer,
  turn: number,
  left = ATTEMPTS,
) {
  const sent = request({
    host: '127.0.0.1',
    port: ports[turn % ports.length],
    agent,
    method: incoming.method,
    path: incoming.url,
    headers: incoming.headers,
  });
  sent.on('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  sent.on('error', (error) => {
    const code = 'code' in error ? error.code : '';
    const isUnread = code === 'ECONNREFUSED' || (code === 'ECONNRESET' && sent.reusedSocket);
    const mayRepeat = isUnread || incoming.method === 'GET';
    if (mayRepeat && left > 0 && !outgoing.headersSent)
      pass(incoming, outgoing, body, turn + 1, left - 1);
    else if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  sent.end(body);
}

const server = createServer((incoming, outgoing) => {
  void bodyOf(incoming).then((body) => {
    turns += 1;
    pass(incoming, outgoing, body, turns);
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
process.on('disconnect', () => process.exit(0));
