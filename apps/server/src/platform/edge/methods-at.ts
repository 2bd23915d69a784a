import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../serve/refused.ts';
import { sendProblem } from './problem-response.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods that a call at this address answers; empty where there is no call. */
function methodsAt(app: FastifyInstance, address: string): string[] {
  const parts = (address.split('?', 1)[0] ?? '').split('/');
  const fitting = [...app.routePaths].filter((url) => isCall(url) && fits(url, parts));
  // At a fixed address a name in its place is none of a row: nothing but 404 would be said of it.
  const fixed = fitting.filter((url) => !url.includes(':'));
  const calls = fixed.length > 0 ? fixed : fitting;
  return METHODS.filter((method) => calls.some((url) => app.hasRoute({ method, url })));
}

/** What the document of the calls tells of. */
function isCall(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/health/');
}

function fits(url: string, parts: readonly string[]): boolean {
  const expected = url.split('/');
  return (
    expected.length === parts.length &&
    expected.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''))
  );
}

/**
 * Refuses what no call takes: 405 with the methods of the address, or 404 where there is none, or
 * where the method is one of them and what it is about is not there.
 */
export function refuseMethod(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const methods = methodsAt(app, request.url);
  if (methods.length === 0 || methods.includes(request.method)) {
    return sendProblem(request, reply, new Refused('not-found'));
  }
  reply.header('allow', methods.join(', '));
  return sendProblem(request, reply, new Refused('method-not-allowed'));
}
