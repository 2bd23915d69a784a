import { Readable } from 'node:stream';
import type { FileStore } from '../../platform/files/file-store.ts';
import { nameFile } from '../../platform/lists/export-files.ts';
import type { Context } from '../../platform/serve/context.ts';
import { FileResponse } from '../../platform/serve/file-response.ts';
import type { Person } from '../../platform/session/guests.ts';
import { byteRange } from './byte-range.ts';

/** Whoever sent it may mean harm: nothing of it may run, wherever it is opened. */
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'";

type Original = { readonly sha256: string; readonly size: number; readonly name: string };

/**
 * Sends a file as it was sent to us: always as a download, never as what it says that it is. Range
 * asks for a piece of it, so that a download that broke off goes on.
 */
export function sendOriginal(
  ctx: Pick<Context<Person | null>, 'now' | 'setHeader' | 'reply'>,
  store: FileStore,
  { sha256, size, name }: Original,
): FileResponse {
  const { request } = ctx.reply;
  const version = `"${sha256}"`;
  nameFile(ctx, 'application/octet-stream', name);
  ctx.setHeader('content-security-policy', SANDBOX);
  ctx.setHeader('cache-control', 'private, no-store');
  ctx.setHeader('accept-ranges', 'bytes');
  ctx.setHeader('etag', version);
  const { range, 'if-range': ifRange } = request.headers;
  const asked = ifRange === undefined || ifRange === version ? byteRange(range, size) : null;
  if (asked === 'none') {
    ctx.setHeader('content-range', `bytes */${size}`);
    return new FileResponse(416, Readable.from([]));
  }
  const { from, to } = asked ?? { from: 0, to: size - 1 };
  ctx.setHeader('content-length', String(to - from + 1));
  if (asked) ctx.setHeader('content-range', `bytes ${from}-${to}/${size}`);
  // Only its head is asked for: reading the file would be for nothing.
  const bytes = request.method === 'HEAD' ? Readable.from([]) : store.read(sha256, { from, to });
  return new FileResponse(asked ? 206 : 200, bytes);
}
