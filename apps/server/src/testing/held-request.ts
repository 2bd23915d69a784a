import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { XSRF_COOKIE } from '../platform/session/cookies.ts';
import type { SignedInClient, TestApp } from './app.ts';

export type HeldResponse = { readonly status: number; readonly problem: string };
export type Call = readonly [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown];

/**
 * Sends all but the last byte of a body, and comes back once the product waits for that byte.
 * @param product listening
 * @returns sends the last byte and waits for the response
 */
export async function holdRequest(
  product: TestApp,
  client: SignedInClient,
  [method, path, body = {}]: Call,
): Promise<() => Promise<HeldResponse>> {
  const json = Buffer.from(JSON.stringify(body));
  const admitted = new Promise<void>((resolve) => {
    product.app.server.once('request', (incoming: IncomingMessage) => {
      incoming.on('newListener', (event) => event === 'data' && resolve());
    });
  });
  const sent = request({
    port: (product.app.server.address() as AddressInfo).port,
    method,
    path: `/api${path}`,
    agent: false,
    headers: {
      host: new URL(product.origin).host,
      cookie: client.cookies.headerFor('/'),
      'x-xsrf-token': client.cookies.get(XSRF_COOKIE) ?? '',
      'content-type': 'application/json',
      'content-length': json.length,
    },
  });
  sent.write(json.subarray(0, -1));
  await admitted;
  return async () => {
    sent.end(json.subarray(-1));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response) text += String(chunk);
    const { type = '' } = JSON.parse(text) as { type?: string };
    return { status: response.statusCode ?? 0, problem: type.replace('/docs#problem-', '') };
  };
}
