import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Of the IANA registries of special addresses: whatever is not to be reached from everywhere. */
const NOT_PUBLIC_4 = blockList('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]);
/** All that was given to be reached from everywhere: mapped, local and link addresses are not. */
const PUBLIC_6 = blockList('ipv6', ['2000::/3']);
/** Of it: protocols (Teredo among them), documentation, 6to4, and two more of these kinds. */
const NOT_PUBLIC_6 = blockList('ipv6', [
  ...['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
]);

function blockList(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * A network of IPv6 addresses behind which IPv4 is, with how many bits it has: an address in it is
 * what it stands for.
 */
export type Translated = {
  readonly bytes: readonly number[];
  readonly bits: 32 | 40 | 48 | 56 | 64 | 96;
};

/** That of everybody (RFC 6052); a college's own is found by asking (RFC 7050). */
const WELL_KNOWN: Translated = { bytes: bytesOf('64:ff9b::'), bits: 96 };

/**
 * Whether everybody reaches an address, so that asking there tells nobody anything of the network
 * in which the product runs.
 * @param translated networks that stand for IPv4 beside the one of everybody
 */
export function isPublicAddress(address: string, translated: readonly Translated[] = []): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC_4.check(address, 'ipv4');
  // With a zone it is of this machine's own links.
  if (!isIPv6(address) || address.includes('%')) return false;
  const bytes = bytesOf(address);
  for (const network of [WELL_KNOWN, ...translated])
    if (isIn(bytes, network)) return isPublicAddress(embeddedIn(bytes, network.bits));
  return PUBLIC_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6');
}

/** What `ipv4only.arpa` has, and nothing else. */
const KNOWN_4: readonly string[] = ['192.0.0.170', '192.0.0.171'];
const LENGTHS = [96, 64, 56, 48, 40, 32] as const;

/** The networks that stand for IPv4 here. @param answers IPv6 addresses of `ipv4only.arpa` */
export function translatedBy(answers: readonly string[]): Translated[] {
  return answers.filter(isIPv6).flatMap((answer) => {
    const bytes = bytesOf(answer);
    const bits = LENGTHS.find((each) => KNOWN_4.includes(embeddedIn(bytes, each)));
    return bits === undefined ? [] : [{ bytes, bits }];
  });
}

function isIn(bytes: readonly number[], network: Translated): boolean {
  return network.bytes.slice(0, network.bits / 8).every((byte, n) => byte === bytes[n]);
}

/** The IPv4 address within one; the ninth byte is left out of it (RFC 6052). */
function embeddedIn(bytes: readonly number[], bits: Translated['bits']): string {
  const from = bits / 8;
  const places = [0, 1, 2, 3].map((n) => from + n + (bits < 96 && from + n >= 8 ? 1 : 0));
  return places.map((n) => bytes[n]).join('.');
}

/** The sixteen bytes of an IPv6 address. */
function bytesOf(address: string): number[] {
  // As a URL writes it: short, and without dots.
  const plain = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [before = '', after] = plain.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groups(before), groups(after ?? '')];
  const gap = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...gap, ...tail].flatMap((group) => {
    const word = Number.parseInt(group, 16);
    return [word >> 8, word & 0xff];
  });
}
