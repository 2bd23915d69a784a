import * as calls from '@pratibha/contract/submission-findings';
import { findingsOf } from '@pratibha/domain/preflight/findings';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findFilesOfWorks, findSeenWorks } from './file-findings.queries.ts';

/** What of files does not meet what is asked for, beside the works in the list. */
export function serveFileFindings(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listSubmissionFindings, {
    run: async (ctx, { query }) => {
      const asking = { actor: ctx.actor, action: calls.listSubmissionFindings.access };
      const works = await findSeenWorks(ctx.db, query.ids, asking);
      const files = await findFilesOfWorks(ctx.db, works);
      return works.map(({ id }) => ({
        submission_id: id,
        findings: files.filter(({ submission_id }) => submission_id === id).flatMap(wrongOf),
      }));
    },
  });
}

type FileOfWork = Awaited<ReturnType<typeof findFilesOfWorks>>[number];

/** What is wrong with a file for its part, as the event asked for that then. */
function wrongOf({ part: id, parts, facts }: FileOfWork): calls.SubmissionFindings['findings'] {
  const part = parts.find((each) => each.id === id);
  if (part === undefined) return [];
  return findingsOf(facts, part)
    .filter(({ weight }) => weight === 'wrong')
    .map((finding) => ({ part: part.name, ...finding }));
}
