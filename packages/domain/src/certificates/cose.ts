import { toBase64url } from './base64url.ts';
import { type Cbor, decodeCbor, encodeCbor } from './cbor.ts';

/**
 * Tag 18 of COSE_Sign1 (RFC 9052): one byte, by which a foreign reader that is given nothing but
 * the bytes knows what they are. What has no tag is refused, as one certificate has one form.
 */
const TAG = 0xd2;
/** EdDSA (RFC 9053); the key says by its kind that it is Ed25519. */
const ALGORITHM = -8;
const [ALGORITHM_KEY, KEY_ID_KEY] = [1, 4] as const;
const SIGNATURE_BYTES = 64;
const NOTHING = Uint8Array.of();

/** Something that is signed by the key of that id. Whether the signature is right, a key tells. */
export interface Signed {
  readonly keyId: string;
  readonly payload: Uint8Array;
  /** Ed25519, 64 bytes, over `toBeSigned` of the two others. */
  readonly signature: Uint8Array;
}

/** The bytes that Ed25519 signs: Sig_structure of RFC 9052, 4.4. */
export function toBeSigned(keyId: string, payload: Uint8Array): Uint8Array {
  return encodeCbor(['Signature1', protectedOf(keyId), NOTHING, payload]);
}

/** A COSE_Sign1 with its tag; the id of the key is among what is signed. */
export function joinSigned(keyId: string, payload: Uint8Array, signature: Uint8Array): Uint8Array {
  const parts = [protectedOf(keyId), new Map<number, Cbor>(), payload, signature];
  return Uint8Array.of(TAG, ...encodeCbor(parts));
}

/**
 * Reads what `joinSigned` writes and nothing else.
 * @throws RangeError, and what `decodeCbor` throws
 */
export function splitSigned(bytes: Uint8Array): Signed {
  if (bytes[0] !== TAG) throw new RangeError('No COSE_Sign1 with its tag');
  const parts = decodeCbor(bytes.subarray(1));
  if (!Array.isArray(parts) || parts.length !== 4) throw new RangeError('No COSE_Sign1');
  const [head, open, payload, signature] = parts as readonly Cbor[];
  if (
    !(head instanceof Uint8Array && payload instanceof Uint8Array) ||
    !(signature instanceof Uint8Array && signature.length === SIGNATURE_BYTES) ||
    !(open instanceof Map && open.size === 0)
  ) {
    throw new RangeError('COSE_Sign1 with other parts');
  }
  return { keyId: keyIdOf(head), payload, signature };
}

/**
 * The address that a QR code holds. What follows `#` is never sent to any server.
 * @param origin such as `https://techfest.example.edu`
 */
export function proofLink(origin: string, signed: Uint8Array): string {
  return `${origin}/verify#${toBase64url(signed)}`;
}

function protectedOf(keyId: string): Uint8Array {
  const id = Uint8Array.from(keyId, (letter) => letter.charCodeAt(0));
  return encodeCbor(
    new Map<number, Cbor>([
      [ALGORITHM_KEY, ALGORITHM],
      [KEY_ID_KEY, id],
    ]),
  );
}

function keyIdOf(head: Uint8Array): string {
  const map = decodeCbor(head);
  if (!(map instanceof Map)) throw new RangeError('A header is no map');
  const fields = map as ReadonlyMap<number, Cbor>;
  const id = fields.get(KEY_ID_KEY);
  if (fields.size !== 2 || fields.get(ALGORITHM_KEY) !== ALGORITHM) {
    throw new RangeError('Signed in another way');
  }
  if (!(id instanceof Uint8Array)) throw new RangeError('No id of a key');
  return String.fromCharCode(...id);
}
