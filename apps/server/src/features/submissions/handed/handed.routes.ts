import * as calls from '@pratibha/contract/handed-works';
import * as receiptCalls from '@pratibha/contract/receipts';
import { translated } from '@pratibha/domain/language/translated';
import { typedReceiptCode } from '@pratibha/domain/works/receipt-code';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { ShownTexts } from '../../translations/translations.ts';
import { findOwnSubmission, findSubmission } from '../submissions.queries.ts';
import { findHandedOf, findReceipt } from './handed.queries.ts';
import { handedWorkView, receiptView } from './handed.view.ts';

type Parts = { readonly texts: ShownTexts };

/** What was handed in by parts: for its student, for organisers, and by its receipt for anybody. */
export function serveHanded(app: FastifyInstance, platform: Platform, { texts }: Parts): void {
  serve(app, platform, calls.getOwnHandedWorks, {
    find: (ctx, { id }) => findOwnSubmission(ctx.db, ctx.actor.id, id),
    run: async (ctx, { found }) => {
      const rows = await findHandedOf(ctx.db, found.id);
      return rows.map((row) => handedWorkView(row, ctx.now));
    },
  });
  serve(app, platform, calls.getHandedWorks, {
    find: (ctx, { id }) => findSubmission(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: async (ctx, { found }) => {
      const rows = await findHandedOf(ctx.db, found.id);
      return rows.map((row) => handedWorkView(row, ctx.now));
    },
  });
  serve(app, platform, receiptCalls.getReceipt, {
    find: async (ctx, { code: typed }) => {
      const code = typedReceiptCode(typed);
      return code === null ? undefined : findReceipt(ctx.db, code);
    },
    run: async (_ctx, { found, query: { language = 'en' } }) =>
      receiptView(translated(found, texts.of(language))),
  });
}
