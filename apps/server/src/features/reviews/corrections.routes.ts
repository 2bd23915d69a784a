import * as calls from '@pratibha/contract/remarks-corrections';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import {
  correctRegistrationRemarks,
  findRegistrationToCorrect,
} from './correct-registration-remarks.ts';
import { correctSubmissionRemarks, findSubmissionToCorrect } from './correct-submission-remarks.ts';
import { findOwnCorrections } from './corrections.queries.ts';

const eventOf = (row: { readonly event_id: number }) => row.event_id;

/** Remarks that are put right after the decision, and which ones a student finds so. */
export function serveCorrections(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.correctRegistrationRemarks, {
    find: findRegistrationToCorrect,
    eventOf,
    run: correctRegistrationRemarks,
  });
  serve(app, platform, calls.correctSubmissionRemarks, {
    find: findSubmissionToCorrect,
    eventOf,
    run: correctSubmissionRemarks,
  });
  serve(app, platform, calls.listRemarksCorrected, {
    run: async (ctx) => {
      const rows = await findOwnCorrections(ctx.db, ctx.actor.id);
      return rows.map((row) => ({ ...row, corrected_at: row.corrected_at.toISOString() }));
    },
  });
}
