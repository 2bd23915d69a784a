import { createHash } from 'node:crypto';
import {
  namedDocument,
  type OpenApiDocument,
  openApiDocument,
} from '@pratibha/contract/openapi/openapi';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { problemWords } from '@pratibha/words/problems';
import type { FastifyInstance } from 'fastify';
import {
  type StoredResponse,
  sendStored,
  storeResponse,
} from '../../platform/edge/stored-response.ts';
import { docsPage } from './docs-page.ts';
import { STYLE } from './style.ts';

/**
 * Nothing runs or loads but the page's own style, known by its hash, and the icon browsers ask for.
 */
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

/** A response, and what the site was called when it was made. */
type Made = { readonly siteName: string; readonly response: Promise<StoredResponse> };

/**
 * `/openapi.json` for programs and `/docs` for people. Both are written when somebody asks for the
 * first time, as most processes are never asked, and again once the site is called otherwise.
 */
export function serveDocs(
  app: FastifyInstance,
  edition: { readonly content: Pick<EditionContent, 'shortTitle'> },
  isSecure: boolean,
): void {
  let document: OpenApiDocument | undefined;
  const responses = [
    ['/openapi.json', JSON.stringify, OF_DOCUMENT],
    ['/docs', docsPage, OF_PAGE],
  ] as const;
  for (const [path, write, headers] of responses) {
    let made: Made | undefined;
    app.get(path, async (request, reply) => {
      const siteName = edition.content.shortTitle;
      if (made?.siteName !== siteName) {
        document ??= openApiDocument(problemWords, isSecure);
        const text = write(namedDocument(document, siteName));
        made = { siteName, response: storeResponse(text, { headers, lasts: true }) };
      }
      return sendStored(request, reply, await made.response);
    });
  }
}
