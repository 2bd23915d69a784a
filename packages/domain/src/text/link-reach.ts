import { isHttpUrl } from './links.ts';

/**
 * Who can open what a link names: everybody, whoever is in the same network, or nobody but the
 * computer that it was typed on.
 */
export type LinkReach = 'everybody' | 'network' | 'own-computer';

/** Every JavaScript host has it; only the language's own type library does not declare it. */
declare const URL: new (text: string) => { readonly hostname: string };

/** Names that no server of the public network bears, as their last part. */
const NETWORK_NAMES = /\.(?:local|localdomain|internal|lan|home\.arpa)$/;

/** Who can open the link; everybody where it is none, which another rule says. */
export function reachOf(link: string): LinkReach {
  const host = hostOf(link);
  if (host === null) return 'everybody';
  if (host.startsWith('[')) return reachOfIpv6(host.slice(1, -1));
  // The address as the browser reads it, in whatever numbers it was typed.
  if (/^[0-9]+(?:\.[0-9]+){3}$/.test(host)) return reachOfIpv4(host.split('.').map(Number));
  if (host === 'localhost' || host.endsWith('.localhost')) return 'own-computer';
  return !host.includes('.') || NETWORK_NAMES.test(host) ? 'network' : 'everybody';
}

/** Places whose works are closed to others at first, each with its own way to open them. */
export type SharingSite = 'drive' | 'onedrive' | 'figma' | 'github' | 'youtube';

const SHARING_HOSTS: Readonly<Record<SharingSite, RegExp>> = {
  drive: /^(?:drive|docs)\.google\.com$/,
  onedrive: /^(?:1drv\.ms|onedrive\.live\.com|.+\.sharepoint\.com)$/,
  figma: /^(?:.+\.)?figma\.com$/,
  github: /^(?:www\.)?github\.com$/,
  youtube: /^(?:(?:.+\.)?youtube\.com|youtu\.be)$/,
};

/** Where the link leads, of the places that hide works from others at first; null elsewhere. */
export function sharingSiteOf(link: string): SharingSite | null {
  const host = hostOf(link);
  if (host === null) return null;
  const sites = Object.keys(SHARING_HOSTS) as SharingSite[];
  return sites.find((site) => SHARING_HOSTS[site].test(host)) ?? null;
}

/** In lower case, without the dot that may end a name. */
function hostOf(link: string): string | null {
  return isHttpUrl(link) ? new URL(link).hostname.replace(/\.$/, '') : null;
}

function reachOfIpv4([first = 0, second = 0]: readonly number[]): LinkReach {
  if (first === 0 || first === 127) return 'own-computer';
  const isPrivate =
    first === 10 ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254) ||
    // Shared behind a provider's own translation (RFC 6598).
    (first === 100 && second >= 64 && second <= 127);
  return isPrivate ? 'network' : 'everybody';
}

function reachOfIpv6(address: string): LinkReach {
  const groups = groupsOf(address);
  const [first = 0] = groups;
  if (groups.slice(0, 5).every((group) => group === 0)) {
    const [mark = 0, high = 0, low = 0] = groups.slice(5);
    // An IPv4 address within IPv6, mapped or as it was written before; so are :: and ::1.
    if (mark === 0xffff || mark === 0) return reachOfIpv4([high >> 8, high & 255, low >> 8, low]);
  }
  // fc00::/7 and fe80::/10.
  return (first & 0xfe00) === 0xfc00 || (first & 0xffc0) === 0xfe80 ? 'network' : 'everybody';
}

/** The eight groups of an address as a browser writes it. */
function groupsOf(address: string): readonly number[] {
  const [before = '', after] = address.split('::');
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  if (after === undefined) return numbers(before);
  const [head, tail] = [numbers(before), numbers(after)];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
