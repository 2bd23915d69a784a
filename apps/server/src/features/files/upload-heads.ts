import { FILE_LIMITS, fileNameKept } from '@pratibha/domain/files/file-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../../platform/serve/refused.ts';

const TUS_VERSION = '1.0.0';
/** Media type of the bytes of an upload. */
export const UPLOAD_TYPE = 'application/offset+octet-stream';
/** An unfinished one is thrown away when nobody went on with it for so long. */
const UNFINISHED_MS = 24 * 3_600_000;

const KEY = /^[A-Za-z0-9_-]{22}$/;
/** Of an id, and of a part. */
const LONGEST_VALUE = 40;

/** What somebody wants to send. */
export type WishedUpload = {
  readonly eventId: number;
  /** null: a trial. */
  readonly part: string | null;
  readonly name: string;
  readonly size: number;
};

/** @throws Refused where another version of tus is spoken */
export function refuseOtherVersion({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw new Refused('upload-other-version');
}

/** Reads Upload-Length and Upload-Metadata. @throws Refused 'upload-unreadable' */
export function wishedUpload({ headers }: FastifyRequest): WishedUpload {
  const values = metadataOf(headers['upload-metadata']);
  const size = countIn(headers['upload-length']);
  const eventId = countIn(values.get('event_id'));
  const part = values.get('part');
  const isTrial = values.has('trial');
  const isPart = part !== undefined && part !== '' && part.length <= LONGEST_VALUE;
  if (isPart === isTrial || !isId(eventId)) throw new Refused('upload-unreadable');
  const name = fileNameKept(values.get('name') ?? '');
  return { eventId, part: isTrial ? null : (part ?? null), name, size };
}

/** The byte at which a part begins. @throws Refused 'upload-unreadable' */
export function offsetOf({ headers }: FastifyRequest): number {
  return countIn(headers['upload-offset']);
}

/** The key in the address; what can be none names nothing. */
export function keyOf({ params }: FastifyRequest): string {
  const { key } = params as { key: string };
  if (!KEY.test(key)) throw new Refused('not-found');
  return key;
}

/** What every response says: never kept, and which version is spoken. */
export function tusHead(reply: FastifyReply): FastifyReply {
  return reply.header('tus-resumable', TUS_VERSION).header('cache-control', 'no-store');
}

export function offersHead(reply: FastifyReply): FastifyReply {
  return tusHead(reply)
    .header('tus-version', TUS_VERSION)
    .header('tus-extension', 'creation,expiration,termination')
    .header('tus-max-size', FILE_LIMITS.bytes);
}

/** Until when it stays if nobody goes on with it. */
export function expiresHead(reply: FastifyReply, touchedAt: Date): FastifyReply {
  return reply.header(
    'upload-expires',
    new Date(touchedAt.getTime() + UNFINISHED_MS).toUTCString(),
  );
}

function isId(id: number): boolean {
  return id > 0 && id < 2 ** 31;
}

/** A whole number from 0 on. */
function countIn(text: string | string[] | undefined): number {
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) throw new Refused('upload-unreadable');
  return Number(text);
}

/** `name <base64>, trial`: a value may be absent. */
function metadataOf(header: string | string[] | undefined): Map<string, string> {
  if (typeof header !== 'string') throw new Refused('upload-unreadable');
  const values = new Map<string, string>();
  for (const pair of header.split(',')) {
    const [name = '', value = '', ...rest] = pair.trim().split(' ');
    const isSaid = name === '' || rest.length > 0 || values.has(name);
    if (isSaid || !/^[A-Za-z0-9+/]*={0,2}$/.test(value)) throw new Refused('upload-unreadable');
    values.set(name, textIn(Buffer.from(value, 'base64')));
  }
  return values;
}

function textIn(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('upload-unreadable');
  }
}
