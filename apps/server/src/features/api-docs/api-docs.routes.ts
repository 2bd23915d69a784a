import { createHash } from 'node:crypto';
import { openApiDocument } from '@pratibha/contract/openapi/openapi';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { STYLE } from './style.ts';

/** Nothing runs or loads but the page's own style, known by its hash, and the icon browsers ask for. */
const CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const CACHE = 'public, max-age=300';

/** `/openapi.json` for programs and `/docs` for people; both are made once, at the start. */
export function serveDocs(app: FastifyInstance): void {
  const document = openApiDocument();
  const json = JSON.stringify(document);
  const page = docsPage(document);
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', CACHE).send(json),
  );
  app.get('/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', CACHE)
      .header('content-security-policy', CSP)
      .send(page),
  );
}
