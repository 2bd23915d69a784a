import * as calls from '@pratibha/contract/certificate-zips';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { nameFile } from '../../../platform/lists/export-files.ts';
import { zipStream } from '../../../platform/lists/zip.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { Refused } from '../../../platform/serve/refused.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { packCertificates, zipView } from './pack-certificates.ts';
import { findBytes, findPacked, findZip, findZips } from './zips.queries.ts';

/** PDFs of many certificates in one file. */
export function serveCertificateZips(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listCertificateZips, {
    run: async ({ db, actor }) => (await findZips(db, actor.id)).map(zipView),
  });
  serve(app, platform, calls.packCertificates, { run: packCertificates });
  serve(app, platform, calls.getCertificateZip, {
    find: ({ db, actor }, { id }) => findZip(db, actor.id, id),
    eventOf: ({ event_id }) => event_id,
    run: async (ctx, { found }) => {
      if (found.ended_at === null) throw new Refused('file-not-ready');
      const packed = await findPacked(ctx.db, found.id);
      nameFile(ctx, 'application/zip', `certificates-${found.id}.zip`);
      const files = packed.map(({ id, number, name }) => ({
        name: `${safe(name ?? '')} ${number}.pdf`.trim(),
        chunks: bytesOf(ctx.db, found.id, id),
      }));
      return zipStream(files, ctx.now);
    },
  });
}

/** Read when it is its turn. */
async function* bytesOf(db: Kysely<DB>, zipId: number, id: number) {
  const bytes = await findBytes(db, zipId, id);
  if (bytes !== undefined) yield bytes;
}

/** A name without what names of files cannot have. */
function safe(name: string): string {
  return name.replaceAll(/[^\p{L}\p{M}\p{N} .'-]/gu, ' ').replaceAll(/\s+/g, ' ');
}
