import { type Cbor, decodeCbor, encodeCbor } from './cbor.ts';

/** For what there are certificates. A kind is signed as its place: new ones go to the end. */
export const CERTIFICATE_KINDS = ['taken-part', 'prize', 'judge', 'volunteer', 'workshop'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** What a certificate says, and what is signed of it. */
export interface Claims {
  /** Host of the installation, such as `techfest.example.edu`. */
  readonly issuer: string;
  readonly number: string;
  readonly kind: CertificateKind;
  /** As printed. */
  readonly name: string;
  readonly event: string | null;
  readonly edition: string;
  readonly award: string | null;
  /** As YYYY-MM-DD. */
  readonly day: string;
}

const [ISSUER, NUMBER, KIND, NAME, EVENT, EDITION, AWARD, DAY] = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const DAY_FORM = /^\d{4}-\d\d-\d\d$/;

/**
 * Writes claims as CBOR: a map with the keys 1 to 8, without those that are null.
 * @throws what `encodeCbor` throws
 */
export function encodeClaims(claims: Claims): Uint8Array {
  const map = new Map<number, Cbor>([
    [ISSUER, claims.issuer],
    [NUMBER, claims.number],
    [KIND, CERTIFICATE_KINDS.indexOf(claims.kind)],
    [NAME, claims.name],
    [EDITION, claims.edition],
    [DAY, claims.day],
  ]);
  if (claims.event !== null) map.set(EVENT, claims.event);
  if (claims.award !== null) map.set(AWARD, claims.award);
  return encodeCbor(map);
}

/**
 * Reads what `encodeClaims` writes and nothing else: no other key, kind or form.
 * @throws RangeError, and what `decodeCbor` throws
 */
export function decodeClaims(bytes: Uint8Array): Claims {
  const map = decodeCbor(bytes);
  if (!(map instanceof Map)) throw new RangeError('Claims are no map');
  const rest = new Map(map as ReadonlyMap<number, Cbor>);
  const take = (key: number) => {
    const value = rest.get(key);
    rest.delete(key);
    return value;
  };
  const text = (key: number) => {
    const value = take(key);
    if (typeof value !== 'string') throw new RangeError(`Claim ${key} is no text`);
    return value;
  };
  const textOrNull = (key: number) => (rest.has(key) ? text(key) : null);
  const place = take(KIND);
  const kind = typeof place === 'number' ? CERTIFICATE_KINDS[place] : undefined;
  const claims = {
    issuer: text(ISSUER),
    number: text(NUMBER),
    name: text(NAME),
    event: textOrNull(EVENT),
    edition: text(EDITION),
    award: textOrNull(AWARD),
    day: text(DAY),
  };
  if (kind === undefined || rest.size > 0 || !DAY_FORM.test(claims.day)) {
    throw new RangeError('Claims of another kind');
  }
  return { ...claims, kind };
}
