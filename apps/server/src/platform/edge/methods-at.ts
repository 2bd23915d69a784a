import type { FastifyInstance } from 'fastify';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

/** The methods that a call at this address answers; empty where there is no call. */
export function methodsAt(app: FastifyInstance, address: string): string[] {
  const parts = (address.split('?', 1)[0] ?? '').split('/');
  const calls = [...app.routePaths].filter((url) => url.startsWith('/api/') && fits(url, parts));
  return METHODS.filter((method) => calls.some((url) => app.hasRoute({ method, url })));
}

function fits(url: string, parts: readonly string[]): boolean {
  const expected = url.split('/');
  return (
    expected.length === parts.length &&
    expected.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''))
  );
}
