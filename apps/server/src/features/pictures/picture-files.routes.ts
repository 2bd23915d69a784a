import { setTimeout as pause } from 'node:timers/promises';
import type { RenditionType } from '@pratibha/domain/editions/pictures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/pool.ts';
import { RecentlyUsed } from '../../platform/process/recently-used.ts';
import { KnownPictures } from './known-pictures.ts';
import { allPictureFiles, findRendition } from './pictures.queries.ts';

/** Bytes of pictures that a process remembers: about what one edition shows. */
const MOST_REMEMBERED = 32 * 2 ** 20;
/** Milliseconds between two questions which pictures there are. */
const ASKED_AGAIN_MS = 100;
const NAME = /^([0-9a-f]{64})-([1-9]\d{0,4})\.(avif|webp)$/;
/** A name never means other bytes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures as pages show them, for everybody. */
export function servePictureFiles(
  app: FastifyInstance,
  database: Pick<Database, 'kysely'>,
  notFound: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  const remembered = new RecentlyUsed<string, Buffer>(MOST_REMEMBERED, {
    weightOf: (_, bytes) => bytes.length,
  });
  const pictures = new KnownPictures(
    () => allPictureFiles(database.kysely),
    () => pause(ASKED_AGAIN_MS, undefined, { ref: false }),
  );
  const bytesOf = async (name: string): Promise<Buffer | undefined> => {
    const [, file, width, type] = NAME.exec(name) ?? [];
    if (file === undefined) return undefined;
    const known = remembered.use(name);
    if (known !== undefined) return known;
    if (!(await pictures.has(file))) return undefined;
    const which = { file, width: Number(width), type: type as RenditionType };
    const bytes = await findRendition(database.kysely, which);
    if (bytes !== undefined) remembered.keep(name, bytes);
    return bytes;
  };
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const { name } = request.params;
    const bytes = await bytesOf(name);
    if (bytes === undefined) return notFound(request, reply);
    const type = `image/${name.slice(name.lastIndexOf('.') + 1)}`;
    return reply.header('cache-control', FOR_EVER).type(type).send(bytes);
  });
}
