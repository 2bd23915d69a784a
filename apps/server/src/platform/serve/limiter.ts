import type { EndpointDefinition, RateClass } from '@pratibha/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { LiveLinks } from './live-links.ts';

/** Who sends a request: the person, once that is known, and where they sit. */
export type Caller = Pick<FastifyRequest, 'actor' | 'ip'>;

/** Counts requests in this process; two processes count apart. */
export type Limiter = {
  /**
   * Counts a call once `request.actor` is known: for the person and then for their address, or for
   * the visitors of that address. @throws Refused 'too-many-requests'
   */
  countCall(endpoint: EndpointDefinition, request: Caller & Pick<FastifyRequest, 'params'>): void;
  /** The same for what is no call of the contract, such as a page that is rendered for somebody. */
  count(name: RateClass, request: Caller): void;
  /** The links that were found to open something: they are counted by themselves from then on. */
  readonly links: LiveLinks;
};
