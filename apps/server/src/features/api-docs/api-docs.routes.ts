import { createHash } from 'node:crypto';
import { openApiDocument } from '@pratibha/contract/openapi/openapi';
import { problemWords } from '@pratibha/words/problems';
import type { FastifyInstance } from 'fastify';
import {
  type StoredResponse,
  sendStored,
  storeResponse,
} from '../../platform/edge/stored-response.ts';
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

const CACHE = { 'cache-control': 'public, max-age=300' };
const OF_DOCUMENT = { ...CACHE, 'content-type': 'application/json; charset=utf-8' };
const OF_PAGE = {
  ...CACHE,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': CSP,
};

/**
 * `/openapi.json` for programs and `/docs` for people. Both are made at the start, and compressed
 * when somebody asks for the first time: most processes are never asked.
 */
export function serveDocs(app: FastifyInstance, isSecure: boolean): void {
  const document = openApiDocument(problemWords, isSecure);
  const responses = [
    ['/openapi.json', JSON.stringify(document), OF_DOCUMENT],
    ['/docs', docsPage(document), OF_PAGE],
  ] as const;
  for (const [path, text, headers] of responses) {
    let stored: Promise<StoredResponse> | undefined;
    app.get(path, async (request, reply) => {
      stored ??= storeResponse(text, { headers, lasts: true });
      return sendStored(request, reply, await stored);
    });
  }
}
