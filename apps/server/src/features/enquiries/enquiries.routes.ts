import * as calls from '@pratibha/contract/enquiries';
import type { FastifyInstance } from 'fastify';
import { page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { inEditionAsked } from '../events/events.ts';
import { askOrganisers, findEventToAsk } from './ask-organisers.ts';
import { ENQUIRY_ORDER, enquiriesMatching } from './enquiries.queries.ts';
import { adminEnquiryView } from './enquiries.view.ts';
import { findEventToRead, readEventEnquiries } from './read-event-enquiries.ts';
import { findEnquiryToRespondTo, respondToEnquiry } from './respond-to-enquiry.ts';

export function serveEnquiries(
  app: FastifyInstance,
  platform: Platform,
  { edition }: { readonly edition: LiveEdition },
): void {
  serve(app, platform, calls.readEventEnquiries, {
    find: findEventToRead,
    run: readEventEnquiries(edition),
  });
  serve(app, platform, calls.askOrganisers, { find: findEventToAsk, run: askOrganisers });
  serve(app, platform, calls.listEnquiries, {
    run: async (ctx, { query }) => {
      const asking = { actor: ctx.actor, action: calls.listEnquiries.access };
      const matching = enquiriesMatching(ctx.db, await inEditionAsked(ctx.db, query), asking);
      return page(ctx, matching, query, ENQUIRY_ORDER, adminEnquiryView);
    },
  });
  serve(app, platform, calls.respondToEnquiry, {
    find: findEnquiryToRespondTo,
    eventOf: ({ event_id }) => event_id,
    run: respondToEnquiry,
  });
}
