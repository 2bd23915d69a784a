import * as calls from '@pratibha/contract/result-enquiries';
import * as termsCalls from '@pratibha/contract/result-terms';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/serve/context.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findRound } from '../judging/judging.ts';
import { askAboutResult, findResultToAskAbout } from './ask-about-result.ts';
import { findResultEnquiry, respondAboutResult } from './respond-about-result.ts';
import { findAskable, findEnquiries } from './result-enquiries.queries.ts';
import { ownResultEnquiryView, resultEnquiryView } from './result-enquiries.view.ts';
import { findTerms } from './result-terms.queries.ts';
import { roundTermsView, settleRoundTerms } from './settle-round-terms.ts';
import { refuseUnseen } from './who-approves.ts';

type Named = { readonly id: number };

/** What is said of a round beforehand, and what people ask once its results are out. */
export function serveResultEnquiries(app: FastifyInstance, platform: Platform): void {
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  const round = { find: (ctx: Context, { id }: Named) => findRound(ctx.db, id), eventOf };
  serve(app, platform, calls.listOwnResultEnquiries, {
    run: async ({ db, actor, now }) =>
      (await findAskable(db, { userId: actor.id, now })).map((row) =>
        ownResultEnquiryView(row, now),
      ),
  });
  serve(app, platform, calls.askAboutResult, { find: findResultToAskAbout, run: askAboutResult });
  serve(app, platform, calls.listResultEnquiries, {
    ...round,
    run: async (ctx, { found }) => {
      await refuseUnseen(ctx, found);
      return (await findEnquiries(ctx.db, found.id)).map(resultEnquiryView);
    },
  });
  serve(app, platform, calls.respondAboutResult, {
    find: findResultEnquiry,
    eventOf,
    run: respondAboutResult,
  });
  serve(app, platform, termsCalls.getRoundTerms, {
    ...round,
    run: async ({ db }, { found }) => roundTermsView(found, await findTerms(db, found.id)),
  });
  serve(app, platform, termsCalls.settleRoundTerms, { ...round, run: settleRoundTerms });
}
