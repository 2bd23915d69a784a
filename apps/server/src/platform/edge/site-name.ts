import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    siteName?: () => string;
  }
}

/**
 * Lets the small pages know what the college calls its site, which the platform cannot: it knows no
 * feature.
 * @param name as it is at that moment
 */
export function nameSite(app: FastifyInstance, name: () => string): void {
  app.decorate('siteName', name);
}

/** What the college calls its site; '' where nobody has said it. */
export function siteNameOf({ server }: FastifyRequest): string {
  return server.siteName?.() ?? '';
}
