import * as attendanceCalls from '@pratibha/contract/attendances';
import * as issuingCalls from '@pratibha/contract/certificate-issuing';
import * as calls from '@pratibha/contract/certificates';
import * as volunteerCalls from '@pratibha/contract/volunteers';
import { eventsWhere } from '@pratibha/domain/access';
import type { FastifyInstance } from 'fastify';
import { MOST_ROWS, page } from '../../platform/lists/paging.ts';
import type { Context } from '../../platform/serve/context.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findAdminEvent, inEditionAsked } from '../events/events.ts';
import { findRound } from '../judging/judging.ts';
import { ATTENDANCE_ORDER, attendancesOf } from './attendances.queries.ts';
import { certificateLink } from './certificate-link.ts';
import {
  CERTIFICATE_ORDER,
  certificatesCounted,
  certificatesMatching,
  findCertificate,
} from './certificates.queries.ts';
import { attendanceView, certificateRunView, certificateView } from './certificates.view.ts';
import { findConcerned } from './concerned.queries.ts';
import { correctCertificate } from './correct-certificate.ts';
import { enterVolunteers, volunteersFor } from './enter-volunteers.ts';
import { issueCertificates } from './issue-certificates.ts';
import { previewCertificates } from './preview-certificates.ts';
import { removeVolunteer } from './remove-volunteer.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { findRuns } from './runs.queries.ts';
import { sayWhoCame } from './say-who-came.ts';
import { findVolunteer } from './volunteers.queries.ts';
import { wholeOf } from './whole-of.ts';

type Named = { readonly id: number };

/** Certificates for organisers: issued, corrected, revoked; and whom they are issued to. */
export function serveCertificates(app: FastifyInstance, platform: Platform): void {
  const { origin } = platform;
  const eventOf = ({ event_id }: { readonly event_id: number | null }) => event_id;
  const one = { find: (ctx: Context, { id }: Named) => findCertificate(ctx.db, id), eventOf };
  const event = {
    find: async (ctx: Context, { id }: Named) => findAdminEvent(ctx.db, id),
    eventOf: ({ id }: Named) => id,
  };
  serve(app, platform, calls.listCertificates, {
    run: async (ctx, { query }) => {
      const filter = await inEditionAsked(ctx.db, query);
      const events = eventsWhere('certificates.read', ctx.actor);
      return page(
        ctx,
        certificatesMatching(ctx.db, filter, events),
        query,
        CERTIFICATE_ORDER,
        certificateView,
        certificatesCounted(ctx.db, filter, events).limit(MOST_ROWS + 1),
      );
    },
  });
  serve(app, platform, calls.getCertificateLink, {
    ...one,
    run: async (_ctx, { found }) => ({
      url: certificateLink(found, origin),
      link_mail: found.link_mail,
    }),
  });
  serve(app, platform, calls.correctCertificate, {
    ...one,
    run: correctCertificate(new URL(origin).host),
  });
  serve(app, platform, calls.revokeCertificate, { ...one, run: revokeCertificate });
  serve(app, platform, calls.listConcernedCertificates, {
    find: (ctx: Context, { id }: Named) => findRound(ctx.db, id),
    eventOf,
    run: (ctx, { found }) => findConcerned(ctx.db, found.id, ctx.now),
  });
  serve(app, platform, issuingCalls.previewCertificates, { run: previewCertificates });
  serve(app, platform, issuingCalls.listCertificateRuns, {
    run: async ({ db, actor }) =>
      (await findRuns(db, eventsWhere('certificates.read', actor))).map(certificateRunView),
  });
  serve(app, platform, issuingCalls.issueCertificates, { run: issueCertificates });
  serve(app, platform, attendanceCalls.listAttendances, {
    ...event,
    run: (ctx, { found, query }) =>
      page(ctx, attendancesOf(ctx.db, found.id, query.q), query, ATTENDANCE_ORDER, attendanceView),
  });
  serve(app, platform, attendanceCalls.sayWhoCame, { ...event, run: sayWhoCame });
  serve(app, platform, volunteerCalls.listVolunteers, {
    run: async (ctx, { query }) => volunteersFor(ctx, await wholeOf(ctx.db, query, '?')),
  });
  serve(app, platform, volunteerCalls.enterVolunteers, { run: enterVolunteers });
  serve(app, platform, volunteerCalls.removeVolunteer, {
    find: (ctx: Context, { id }: Named) => findVolunteer(ctx.db, id),
    eventOf,
    run: removeVolunteer,
  });
}
