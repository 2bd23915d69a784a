import * as calls from '@pratibha/contract/certificate-templates';
import { DEFAULT_TEMPLATE } from '@pratibha/words/certificates/template-texts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/serve/context.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { previewCertificateTemplate } from './preview-certificate-template.ts';
import { saveCertificateTemplate } from './save-certificate-template.ts';
import { findTemplate } from './templates.queries.ts';

/** What the certificates of an edition say, for who writes editions. */
export function serveCertificateTemplates(app: FastifyInstance, platform: Platform): void {
  const find = (ctx: Context, { id }: { readonly id: number }) => findTemplate(ctx.db, id);
  serve(app, platform, calls.getCertificateTemplate, {
    find,
    run: async (_ctx, { found: { slug, template, version } }) => ({
      edition: slug,
      content: template ?? DEFAULT_TEMPLATE,
      version,
    }),
  });
  serve(app, platform, calls.saveCertificateTemplate, { find, run: saveCertificateTemplate });
  // Drawing takes a second, in which no transaction waits.
  serve(app, platform, calls.previewCertificateTemplate, {
    find,
    run: previewCertificateTemplate(platform.origin),
    commits: 'in-parts',
  });
}
