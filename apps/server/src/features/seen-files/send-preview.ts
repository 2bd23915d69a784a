import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FileGone, type FileStore } from '../../platform/files/file-store.ts';
import type { Context } from '../../platform/serve/context.ts';
import { FileResponse, isAtHand } from '../../platform/serve/file-response.ts';
import { Refused } from '../../platform/serve/refused.ts';
import type { Person } from '../../platform/session/guests.ts';
import type { PreviewRow } from './seen-files.queries.ts';

/** Whoever may see it asks each time whether they still may; everybody may keep it for a while. */
const CACHING = { reader: 'private, no-cache', everybody: 'public, max-age=300' } as const;

/**
 * Sends a picture that we made of a file. Its version says nothing of the bytes of the file, so
 * that a judge of a blind round cannot know it again.
 */
export async function sendPreview(
  ctx: Pick<Context<Person | null>, 'setHeader' | 'reply'>,
  store: FileStore,
  { file_id, page, width, bytes, sha256 }: PreviewRow,
  reader: keyof typeof CACHING = 'reader',
): Promise<FileResponse> {
  const version = `"${file_id}-${page}-${width}-${bytes}"`;
  ctx.setHeader('content-type', 'image/webp');
  ctx.setHeader('cache-control', CACHING[reader]);
  ctx.setHeader('etag', version);
  if (isAtHand(ctx.reply.request, version)) {
    return new FileResponse(304, Readable.from([]));
  }
  try {
    // They are small, and one that is missing is told before anything is sent.
    const picture = await buffer(store.readPreview(sha256, `${page}-${width}.webp`));
    ctx.setHeader('content-length', String(picture.length));
    return new FileResponse(200, Readable.from([picture]));
  } catch (error) {
    if (error instanceof FileGone) throw new Refused('not-found');
    throw error;
  }
}

/** What '1-480' asks for. */
export function pictureAsked(picture: string): { readonly page: number; readonly width: number } {
  const [page = 0, width = 0] = picture.split('-').map(Number);
  return { page, width };
}
