import * as namesCalls from '@pratibha/contract/certificate-names';
import * as calls from '@pratibha/contract/own-certificates';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/serve/context.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholeOf } from '../whole-of.ts';
import { askForCertificateNames } from './ask-for-certificate-names.ts';
import { countNames, findNamedBy } from './asking.queries.ts';
import { certificateFile } from './certificate-file.ts';
import { correctCertificateName, findHolderToCorrect } from './correct-certificate-name.ts';
import { endCertificateShare } from './end-certificate-share.ts';
import { findNames } from './names.queries.ts';
import { namesMeant } from './names-meant.ts';
import { findOwnCertificate, findOwnCertificates } from './own-certificates.queries.ts';
import {
  certificateNameView,
  isReadable,
  ownCertificateView,
  type ReadableRow,
} from './own-certificates.view.ts';
import { findNameToSay, sayCertificateName } from './say-certificate-name.ts';
import { shareCertificate } from './share-certificate.ts';

/** One's own certificates, and how names stand on them. */
export function serveHolders(app: FastifyInstance, platform: Platform): void {
  const { origin } = platform;
  const own = { find: findReadable };
  serve(app, platform, calls.listOwnCertificates, {
    run: async ({ db, actor, now }) => ({
      certificates: (await findOwnCertificates(db, actor.id))
        .filter(isReadable)
        .map((row) => ownCertificateView(row, origin)),
      names: (await findNames(db, actor.id)).flatMap((row) => certificateNameView(row, now) ?? []),
    }),
  });
  serve(app, platform, calls.getCertificatePdf, {
    ...own,
    run: (ctx, { found }) => certificateFile(ctx, found, { origin, form: 'pdf' }),
  });
  serve(app, platform, calls.getCertificatePng, {
    ...own,
    run: (ctx, { found }) => certificateFile(ctx, found, { origin, form: 'png' }),
  });
  serve(app, platform, calls.sayCertificateName, {
    find: findNameToSay,
    run: sayCertificateName(origin),
  });
  serve(app, platform, calls.shareCertificate, { ...own, run: shareCertificate(origin) });
  serve(app, platform, calls.endCertificateShare, { ...own, run: endCertificateShare });
  serve(app, platform, namesCalls.getCertificateNames, {
    run: async (ctx, { query }) => {
      const counts = await countNames(ctx.db, await namesMeant(ctx, query, '?'), ctx.now);
      return { ...counts, until: counts.until?.toISOString() ?? null };
    },
  });
  serve(app, platform, namesCalls.askForCertificateNames, { run: askForCertificateNames });
  serve(app, platform, namesCalls.findNamedPeople, {
    run: async ({ db }, { query: { edition, q = '' } }) => {
      const { editionId } = await wholeOf(db, { edition }, '?');
      return q === '' ? [] : findNamedBy(db, editionId, q);
    },
  });
  serve(app, platform, namesCalls.correctCertificateName, {
    find: findHolderToCorrect,
    run: correctCertificateName(origin),
  });
}

async function findReadable(
  { db, actor }: Context,
  { id }: { readonly id: number },
): Promise<ReadableRow | undefined> {
  const row = await findOwnCertificate(db, actor.id, id);
  return row && isReadable(row) ? row : undefined;
}
