import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import type { Person } from '../session/guests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Who sends the request; set by `serve` before anything else happens. A guest only where guests
     * may make the call.
     */
    actor: Person | null;
    /**
     * By the business clock, when its head was there; moving the clock meanwhile changes it no
     * more.
     */
    arrivedAt: Date;
    /**
     * Forgets what this process remembers of the things that this request changes, after the
     * commit.
     */
    toForget: (() => Promise<void>)[];
  }
  interface FastifyInstance {
    /** Every registered address, so that a test can hold each against the policy. */
    routePaths: Set<string>;
  }
  interface FastifyContextConfig {
    /** The declaration behind the route; tests read it from every registered route. */
    endpoint?: EndpointDefinition;
    /** Whether its body may be long on its way. */
    takesLong?: true;
  }
}
