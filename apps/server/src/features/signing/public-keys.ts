import type { PublishedKey } from '@pratibha/domain/certificates/published-keys';
import type { Kysely } from 'kysely';
import type { Notices } from '../../platform/db/notices.ts';
import type { Database } from '../../platform/db/pool.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { type Signature, signText } from './sign.ts';
import { findKeys } from './signing.queries.ts';

/** A public key, with which anybody proves what it signed. */
type PublicKey = {
  readonly id: string;
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  readonly madeAt: Date;
  readonly retiredAt: Date | null;
  /** As YYYY-MM-DD. */
  readonly revokedFrom: string | null;
};

/** Every key that there ever was, the newest first; none before something is signed. */
export async function publicKeys(db: Kysely<DB>): Promise<readonly PublicKey[]> {
  return (await findKeys(db)).map((row) => ({
    id: row.key_id,
    publicKey: row.public_key,
    madeAt: row.made_at,
    retiredAt: row.retired_at,
    revokedFrom: row.revoked_from,
  }));
}

/** A key as it is published. */
function publishedKey({ id, publicKey, ...key }: PublicKey): PublishedKey {
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    made_at: key.madeAt.toISOString(),
    retired_at: key.retiredAt?.toISOString() ?? null,
    revoked_from: key.revokedFrom,
  };
}

/**
 * What pages need of keys: it signs, and has the public keys in memory of this process, no older
 * than the last change that was heard of. The same keys stay the same object. While no change is
 * heard they are read each time.
 */
export class SiteKeys {
  readonly #database: Database;
  readonly #notices: Notices;
  #known: readonly PublishedKey[] = [];
  #isCurrent = false;
  /** The reading that began after the last change. */
  #reading: Promise<readonly PublishedKey[]> | null = null;

  constructor(database: Database, notices: Notices) {
    this.#database = database;
    this.#notices = notices;
    const forget = () => this.#forget();
    notices.on('signing_keys', { onChange: forget, onMissed: forget });
  }

  /** Every key that there ever was, the newest first. */
  async published(): Promise<readonly PublishedKey[]> {
    if (this.#isCurrent && this.#notices.isListening) return this.#known;
    this.#reading ??= this.#read();
    return this.#reading;
  }

  /** Signs a text as it is. What it was signed with is published from then on. */
  async sign(text: Uint8Array): Promise<Signature> {
    const signed = await signText(this.#database.kysely, text);
    // The notice of a key that was just made may still be under way.
    if (!this.#known.some(({ id }) => id === signed.keyId)) this.#forget();
    return signed;
  }

  #forget(): void {
    this.#reading = null;
    this.#isCurrent = false;
  }

  #read(): Promise<readonly PublishedKey[]> {
    const reading = publicKeys(this.#database.kysely).then((keys) => {
      const found = keys.map(publishedKey);
      const isSame = JSON.stringify(found) === JSON.stringify(this.#known);
      const now = isSame ? this.#known : found;
      if (this.#reading === reading) {
        this.#known = now;
        this.#isCurrent = true;
      }
      return now;
    });
    const end = () => {
      if (this.#reading === reading) this.#reading = null;
    };
    reading.then(end, end);
    return reading;
  }
}
