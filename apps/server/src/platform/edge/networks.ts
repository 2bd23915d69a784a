import { isIPv6 } from 'node:net';

/** Of an address that is none, as a proxy may tell one: enough to tell them apart. */
const LONGEST = 64;

/**
 * The network that counts as one caller: an address of version 4 itself, also where it is written
 * as one of version 6, and of version 6 the /64 network, which is what one household is given.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || !isIPv6(ip)) return ip.slice(0, LONGEST).toLowerCase();
  const groups = groupsOf(ip);
  const [, , , , , mark, high = 0, low = 0] = groups;
  if (mark === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::`;
}

/** The eight numbers of a valid address of version 6, in whatever way it is written. */
function groupsOf(ip: string): number[] {
  const [address = ''] = ip.split('%');
  const [head = '', tail] = address.split('::');
  const [before, after] = [numbersOf(head), numbersOf(tail ?? '')];
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  return [...before, ...zeros, ...after];
}

function numbersOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
