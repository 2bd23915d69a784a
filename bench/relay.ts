import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(
  new URL('../apps/server/src/testing/stress/counting-relay.ts', import.meta.url),
);

/** A relay in a process of its own. */
export type Relay = {
  readonly port: number;
  /** How many mails a second came, once all that it waits for are there. */
  readonly perSecond: Promise<number>;
  end(): void;
};

type Said = { readonly port: number } | { readonly perSecond: number };

/** @param expected how many mails it waits for */
export async function openRelay(expected: number): Promise<Relay> {
  const child = fork(PROCESS, [String(expected)]);
  const port = Promise.withResolvers<number>();
  const perSecond = Promise.withResolvers<number>();
  child.on('message', (said: Said) => {
    if ('port' in said) port.resolve(said.port);
    else perSecond.resolve(said.perSecond);
  });
  return { port: await port.promise, perSecond: perSecond.promise, end: () => child.disconnect() };
}
