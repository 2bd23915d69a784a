import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import type { SignedIn } from './context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends the request; set by `serve` before anything else happens. */
    actor: SignedIn | null;
    /** Users whom this request changes; their cached sessions are forgotten after the commit. */
    changedUsers: number[];
  }
  interface FastifyInstance {
    /** Every registered address, so that a test can hold each against the policy. */
    routePaths: Set<string>;
  }
  interface FastifyContextConfig {
    /** The declaration behind the route; tests read it from every registered route. */
    endpoint?: EndpointDefinition;
  }
}
