import * as calls from '@pratibha/contract/remarks-templates';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { dropRemarksTemplate } from './drop-remarks-template.ts';
import { keepRemarksTemplate } from './keep-remarks-template.ts';
import { findTemplates } from './remarks-templates.queries.ts';

/** Remarks that organisers write often. */
export function serveRemarksTemplates(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listRemarksTemplates, { run: (ctx) => findTemplates(ctx.db) });
  serve(app, platform, calls.keepRemarksTemplate, { run: keepRemarksTemplate });
  serve(app, platform, calls.dropRemarksTemplate, { run: dropRemarksTemplate });
}
