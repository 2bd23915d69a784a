import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { KeptKey } from '../../platform/db/backup/restored-keys.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { reasonOf, StartError } from '../../platform/process/start-error.ts';
import { findKept } from './signing.queries.ts';

const FORMAT = 'certificate-keys';
const VERSION = 1;
/** 128 MiB and some tenths of a second for each password that somebody tries. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 } as const;
const KEY_BYTES = 32;
const SHORTEST_PASSWORD = 12;

type KeysFile = {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly salt: string;
  readonly nonce: string;
  /** AES-256-GCM, its tag behind it; by a key of scrypt with N 131072, r 8, p 1. */
  readonly sealed: string;
};
type Written = { readonly [name in keyof KeptKey]: string };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/**
 * Writes the key in use with its private half into a new file, for its owner only, encrypted by a
 * password.
 * @returns the ids of the keys in it: none before anything was signed
 * @throws StartError when the file exists or cannot be written, or the password is short
 */
export async function writeKeysFile(
  db: Kysely<DB>,
  file: string,
  password: string,
): Promise<readonly string[]> {
  if (password.length < SHORTEST_PASSWORD) {
    throw new StartError(
      `The password of keys has at least ${SHORTEST_PASSWORD} characters. Nothing was written.`,
    );
  }
  const keys = await findKept(db);
  const text = JSON.stringify(keys.map(written));
  const salt = randomBytes(16);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(password, salt), nonce);
  const sealed = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  const content: KeysFile = {
    ...{ format: FORMAT, version: VERSION },
    ...{ salt: salt.toString('base64'), nonce: nonce.toString('base64') },
    sealed: sealed.toString('base64'),
  };
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      throw new StartError(
        `The keys cannot be written into ${file}: ${reasonOf(error)}. Name a new file.`,
      );
    },
  );
  return keys.map(({ key_id }) => key_id);
}

/**
 * Reads such a file.
 * @throws StartError when it is none, was changed, or has another password
 */
export async function readKeysFile(file: string, password: string): Promise<readonly KeptKey[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(`The file ${file} cannot be read: ${reasonOf(error)}. ${NOTHING}`);
  });
  const { salt, nonce, sealed } = parsed(file, text);
  try {
    const key = await keyOf(password, Buffer.from(salt, 'base64'));
    const bytes = Buffer.from(sealed, 'base64');
    const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64'), {
      authTagLength: 16,
    });
    cipher.setAuthTag(bytes.subarray(-16));
    const open = Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]);
    return (JSON.parse(open.toString()) as Written[]).map(kept);
  } catch {
    throw new StartError(`The password is not that of ${file}, or it is damaged. ${NOTHING}`);
  }
}

const NOTHING = 'Nothing was changed.';

function parsed(file: string, text: string): KeysFile {
  try {
    const content = JSON.parse(text) as Partial<KeysFile>;
    const { format, version, salt, nonce, sealed } = content;
    if (format === FORMAT && version === VERSION && salt && nonce && sealed)
      return content as KeysFile;
  } catch {
    // Said below, as of every other file.
  }
  throw new StartError(`${file} is no file of keys of this version. ${NOTHING}`);
}

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  // One password has one form, whichever keyboard it is typed on.
  return derive(password.normalize('NFC'), salt, KEY_BYTES, COST);
}

function written({ key_id, public_key, private_key, made_at }: KeptKey): Written {
  return {
    key_id,
    public_key: public_key.toString('base64'),
    private_key: private_key.toString('base64'),
    made_at: made_at.toISOString(),
  };
}

function kept({ key_id, public_key, private_key, made_at }: Written): KeptKey {
  return {
    key_id,
    public_key: Buffer.from(public_key, 'base64'),
    private_key: Buffer.from(private_key, 'base64'),
    made_at: new Date(made_at),
  };
}
