import * as calls from '@pratibha/contract/prepared-decisions';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { Find } from '../../platform/serve/use-case.ts';
import { findAdminEvent } from '../events/events.ts';
import { callOffDecisions, findReleaseToCallOff } from './call-off-decisions.ts';
import { prepareRegistrations } from './prepare-registrations.ts';
import { prepareSubmissions } from './prepare-submissions.ts';
import { countPrepared, findPreparedOfEvent } from './prepared.queries.ts';
import { preparedDecisionView, releaseView } from './prepared.view.ts';
import { findEventToRelease, releaseDecisions, wholeRelease } from './release-decisions.ts';
import { findRelease, findReleases, findSeatsLeft, type ReleaseRow } from './releases.queries.ts';
import { findReleaseToUndo, undoRelease } from './undo-release.ts';

const findReleaseToRead: Find<typeof calls.getDecisionRelease, ReleaseRow> = (ctx, { id }) =>
  findRelease(ctx.db, id);

const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;

/** Where organisers prepare decisions, look at what is prepared, and release it. */
export function servePreparedDecisions(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.prepareRegistrations, { run: prepareRegistrations });
  serve(app, platform, calls.prepareSubmissions, { run: prepareSubmissions });
  serve(app, platform, calls.countPreparedDecisions, {
    run: async ({ db, actor }) =>
      (await countPrepared(db, actor)).map(({ since, release_at, ...row }) => ({
        ...row,
        since: since.toISOString(),
        release_at: release_at?.toISOString() ?? null,
      })),
  });
  serve(app, platform, calls.listPreparedDecisions, {
    find: (ctx, { id }) => findAdminEvent(ctx.db, id),
    eventOf: ({ id }) => id,
    run: async ({ db }, { found }) => ({
      event_title: found.title,
      prepared: (await findPreparedOfEvent(db, found.id)).map(preparedDecisionView),
      seats_left: await findSeatsLeft(db, found.id),
      releases: (await findReleases(db, found.id)).map(releaseView),
    }),
  });
  serve(app, platform, calls.releaseDecisions, {
    find: findEventToRelease,
    eventOf: ({ id }) => id,
    run: releaseDecisions,
  });
  serve(app, platform, calls.getDecisionRelease, {
    find: findReleaseToRead,
    eventOf,
    run: (ctx, { found }) => wholeRelease(ctx.db, found.id),
  });
  serve(app, platform, calls.callOffDecisions, {
    find: findReleaseToCallOff,
    eventOf,
    run: callOffDecisions,
  });
  serve(app, platform, calls.undoRelease, {
    find: findReleaseToUndo,
    eventOf,
    run: undoRelease,
    commits: 'in-parts',
  });
}
