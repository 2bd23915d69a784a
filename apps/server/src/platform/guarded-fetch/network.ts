import { type LookupAddress, lookup } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicAddress, type Translated, translatedBy } from './public-address.ts';

/** What may be reached, and how names are resolved: given, so that tests have their own. */
export type Network = {
  /** All addresses of a name. @throws the error of the resolver */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly mayConnect: (address: string) => boolean;
  /** Null: nothing is asked there. */
  readonly portFor: (url: URL) => number | null;
};

/** The public web: no address of this network, no port but the two of the web. */
export async function publicWeb(): Promise<Network> {
  const translated = await networksThatTranslate();
  return {
    resolve: addressesOf,
    mayConnect: (address) => isPublicAddress(address, translated),
    // A URL leaves out the port that its protocol has by itself.
    portFor: ({ protocol, port }) => (port !== '' ? null : protocol === 'https:' ? 443 : 80),
  };
}

/** By a name that has no IPv6 address of its own: whatever comes was made for this network. */
async function networksThatTranslate(): Promise<Translated[]> {
  const found = await addressesOf('ipv4only.arpa').catch(() => []);
  return translatedBy(found.map(({ address }) => address));
}

function addressesOf(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });
}

/** The addresses of a URL's host, which may be one itself. */
export async function resolvedIn(
  { resolve }: Network,
  url: URL,
): Promise<readonly LookupAddress[]> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  return family === 0 ? resolve(host) : [{ address: host, family }];
}
