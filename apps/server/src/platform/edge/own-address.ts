import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The path and query of a request target. Clients may send a whole address (RFC 9112, section
 * 3.2.2); everything after this reads paths only.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const url = URL.parse(target);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return target;
  return `${url.pathname}${url.search}`;
}

const NO_PAGE = /^\/(api|health|metrics|assets)\b/;

/**
 * Pages asked for under another name (127.0.0.1, an old domain) move to the public one: sign-in
 * and cookies work only there. A slash at the end falls off on the way.
 */
export function redirectToOwnAddress(app: FastifyInstance, publicUrl: URL): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !url.startsWith('/') || NO_PAGE.test(url)) return done();
    const address = withoutSlash(url);
    if (address === url && isAskedFor(publicUrl.host, request)) return done();
    // What a proxy said of the host decides this, and may be false: it must not be remembered.
    reply.header('cache-control', 'no-store').redirect(`${publicUrl.origin}${address}`, 308);
  });
}

/**
 * A proxy may keep the name in either of the two; when one is right, moving would lead back here.
 */
function isAskedFor(host: string, { host: told, headers }: FastifyRequest): boolean {
  return told === host || headers.host === host;
}

function withoutSlash(url: string): string {
  const query = url.indexOf('?');
  const pathEnd = query === -1 ? url.length : query;
  let end = pathEnd;
  while (end > 1 && url[end - 1] === '/') end -= 1;
  return url.slice(0, end) + url.slice(pathEnd);
}
