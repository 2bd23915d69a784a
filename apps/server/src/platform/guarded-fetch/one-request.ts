import type { LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';

type Asked = {
  /** Those that were checked: the connection goes to one of them and resolves nothing. */
  readonly addresses: readonly LookupAddress[];
  readonly port: number;
  readonly signal: AbortSignal;
  readonly userAgent: string;
};

/** Sends one request by itself, over a connection that nothing else had or gets. */
export function ask(
  url: URL,
  { addresses, port, signal, userAgent }: Asked,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        port,
        signal,
        // Never one that an agent kept, and never through a proxy that resolves by itself.
        agent: false,
        lookup: alreadyFound(addresses),
        // Nothing compressed is asked for: what is small on the way may be large once unpacked.
        headers: {
          host: url.host,
          'user-agent': userAgent,
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
          connection: 'close',
        },
      },
      resolve,
    );
    request.on('error', reject);
    request.end();
  });
}

/** Hands out what was checked, whatever the name would be resolved to by now. */
function alreadyFound(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else if (first) done(null, first.address, first.family);
    else done(Object.assign(new Error('No address'), { code: 'ENOTFOUND' }), '', 4);
  };
}
