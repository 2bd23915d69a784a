import * as calls from '@pratibha/contract/certificate-proof';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findOnRecord } from './certificate-proof.queries.ts';
import { onRecordView } from './certificate-proof.view.ts';

/** What everybody may ask about a certificate. */
export function serveCertificateProof(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.getCertificateOnRecord, {
    run: async (ctx, { params: { number } }) => {
      // A page that was saved as a file is of no origin; it sends no cookie, and none is needed.
      ctx.setHeader('access-control-allow-origin', '*');
      return onRecordView(number, await findOnRecord(ctx.db, number));
    },
  });
}
