import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import { UPLOAD_TYPE_DETAIL } from '@pratibha/words/files/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { RunningHashes } from '../../platform/files/running-hashes.ts';
import { admit, isStillAdmitted } from '../../platform/serve/admission.ts';
import { contextOf } from '../../platform/serve/context-of.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { Turns } from '../../platform/serve/turns.ts';
import type { EventCache } from '../events/events.ts';
import { beginUpload } from './begin-upload.ts';
import { endUpload } from './end-upload.ts';
import { type FileRow, findOwnFile } from './files.queries.ts';
import { type Receiving, receivedOf, receivePart } from './receive-part.ts';
import {
  expiresHead,
  keyOf,
  offersHead,
  offsetOf,
  refuseOtherVersion,
  tusHead,
  UPLOAD_TYPE,
  wishedUpload,
} from './upload-heads.ts';
import { UploadLocks } from './upload-locks.ts';

type Own = EndpointDefinition & { readonly access: 'submission.own' };

/** As a call, for who may: tus has its own bodies, methods and responses. */
const READS: Own = {
  ...{ method: 'GET', path: '/uploads', summary: '', tag: '' },
  access: 'submission.own',
  response: z.unknown(),
  problems: [],
};
const SENDS: Own = { ...READS, method: 'POST' };

/** Of twenty connections of a process: all others are for everybody else. */
const ROWS_AT_ONCE = 4;
/** Of the four threads of a process that wait for disks. */
const DISK_AT_ONCE = { writes: 1, syncs: 2 };

type Done = (error?: Error) => void;

/**
 * Files come by tus 1.0 (https://tus.io): the core, creation, expiration and termination. Who sends
 * them is admitted as by every call, before a byte of a body is read.
 */
export async function serveUploads(
  api: FastifyInstance,
  platform: Platform,
  { events }: { readonly events: EventCache },
): Promise<void> {
  const locks = new UploadLocks(platform.database, platform.notices);
  const hashes = new RunningHashes();
  const turns = new Turns(ROWS_AT_ONCE);
  const disk = { writes: new Turns(DISK_AT_ONCE.writes), syncs: new Turns(DISK_AT_ONCE.syncs) };
  const { database, files } = platform;
  const admitted =
    (to: EndpointDefinition) => (request: FastifyRequest, reply: FastifyReply, done: Done) => {
      tusHead(reply);
      // Of a refused part the rest need not come.
      if (request.method === 'PATCH') reply.header('connection', 'close');
      admit(platform, to, request, (error) => done(error ?? whyNotRead(request)));
    };
  const partsOf = (request: FastifyRequest, reply: FastifyReply): Receiving => ({
    ...{ database, files, events, locks, hashes, turns, disk },
    contextIn: contextOf(platform, SENDS, request, reply),
  });
  const ownFile = async (request: FastifyRequest): Promise<FileRow> => {
    const key = keyOf(request);
    const row = request.actor && (await findOwnFile(database.kysely, key, request.actor.id));
    if (!row) throw new Refused('not-found');
    return row;
  };

  await api.register(async (scope) => {
    scope.addContentTypeParser(UPLOAD_TYPE, (_request, _body, done) => done(null));

    scope.post('/uploads', { onRequest: admitted(SENDS) }, async (request, reply) => {
      const wished = wishedUpload(request);
      const { contextIn } = partsOf(request, reply);
      const key = await turns.during(() =>
        inTransaction(database, (db) => beginUpload(contextIn(db), { events, files }, wished)),
      );
      expiresHead(reply, new Date());
      return reply.code(201).header('location', `/api/uploads/${key}`).send();
    });

    scope.head('/uploads/:key', { onRequest: admitted(READS) }, async (request, reply) => {
      const file = await ownFile(request);
      const received = await receivedOf(partsOf(request, reply), file);
      if (file.sha256 === null) expiresHead(reply, file.touched_at);
      return reply
        .headers({ 'upload-offset': received, 'upload-length': file.size })
        .code(200)
        .send();
    });

    const slowly = { onRequest: admitted(SENDS), config: { takesLong: true } } as const;
    scope.patch('/uploads/:key', slowly, async (request, reply) => {
      const file = await ownFile(request);
      const parts = partsOf(request, reply);
      const received = await receivePart(parts, parts.contextIn(database.kysely), file, {
        offset: offsetOf(request),
        length: lengthOf(request),
        bytes: request.raw,
        isAdmitted: () => isStillAdmitted(platform, SENDS, request),
      });
      if (received < file.size) expiresHead(reply, new Date());
      return reply.removeHeader('connection').code(204).header('upload-offset', received).send();
    });

    scope.delete('/uploads/:key', { onRequest: admitted(SENDS) }, async (request, reply) => {
      await endUpload(partsOf(request, reply), await ownFile(request));
      return reply.code(204).send();
    });

    for (const url of ['/uploads', '/uploads/:key']) {
      scope.options(url, (request, reply) => {
        platform.limiter.count('read', request);
        return offersHead(reply).code(204).send();
      });
    }
  });
}

/** What of its head is wrong, before anything is read of its body. */
function whyNotRead(request: FastifyRequest): Error | undefined {
  try {
    refuseOtherVersion(request);
  } catch (error) {
    return error as Error;
  }
  const isPart = request.method === 'PATCH' && request.headers['content-type'] !== UPLOAD_TYPE;
  if (!isPart) return undefined;
  return new Refused('unsupported-media-type', { detail: UPLOAD_TYPE_DETAIL });
}

/** Null where it is not said, and the end of the body tells. */
function lengthOf({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : null;
}
