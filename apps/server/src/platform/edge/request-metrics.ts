import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Family } from '../metrics/exposition.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Sample } from '../process/histogram.ts';
import { Histogram } from '../process/histogram.ts';
import { Refused } from '../serve/refused.ts';
import { rateClassOf } from './limits.ts';

/** In seconds: from what comes from memory to what a connection may take. */
const SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** HTTP has more, and none of them has a route here. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** What was asked for and is no route at all. */
const NO_ROUTE = 'none';

type Counted = { readonly statuses: Map<number, number>; readonly seconds: Histogram };

/** Counts what was answered, by the pattern of its route: addresses have no bound, and hold ids. */
class RequestCounts {
  readonly #routes = new Map<string, Map<string, Counted>>();

  count(route: string, method: string, status: number, seconds: number): void {
    const counted = this.#of(route, method);
    counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1);
    counted.seconds.observe(seconds);
  }

  families(): Family[] {
    return [
      {
        name: 'pratibha_requests_total',
        help: 'Requests that were answered, by the pattern of the route.',
        type: 'counter',
        samples: this.#samples(({ statuses }, labels) =>
          [...statuses].map(([status, value]) => ({ labels: { ...labels, status }, value })),
        ),
      },
      {
        name: 'pratibha_request_seconds',
        help: 'Time from the head of a request to the end of its response.',
        type: 'histogram',
        samples: this.#samples(({ seconds }, labels) => seconds.samples(labels)),
      },
    ];
  }

  #of(route: string, method: string): Counted {
    const known = this.#routes.get(route)?.get(method);
    if (known !== undefined) return known;
    const counted: Counted = { statuses: new Map(), seconds: new Histogram(SECONDS) };
    const others = this.#routes.get(route) ?? new Map<string, Counted>();
    this.#routes.set(route, others.set(method, counted));
    return counted;
  }

  #samples(samplesOf: (counted: Counted, labels: Sample['labels']) => Sample[]): Sample[] {
    return [...this.#routes].flatMap(([route, methods]) =>
      [...methods].flatMap(([method, counted]) => samplesOf(counted, { method, route })),
    );
  }
}

/**
 * Counts every request of the server, and those that limits refused. To be called before anything
 * else looks at a request.
 */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const counts = new RequestCounts();
  const refused = new Map<string, Sample>();
  const underWay = new WeakSet<FastifyRequest>();
  let inFlight = 0;
  const end = (request: FastifyRequest) => {
    if (underWay.delete(request)) inFlight -= 1;
  };
  app.addHook('onRequest', (request, reply, done) => {
    underWay.add(request);
    inFlight += 1;
    // Of one whose sender goes away in the middle of its body no hook tells.
    reply.raw.once('close', () => end(request));
    done();
  });
  app.addHook('onError', (request, _reply, error, done) => {
    if (error instanceof Refused && error.code === 'too-many-requests') {
      const labels = { class: rateClassOf(request) ?? NO_ROUTE, by: callerOf(request) };
      const key = `${labels.class} ${labels.by}`;
      refused.set(key, { labels, value: (refused.get(key)?.value ?? 0) + 1 });
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request);
    const method = METHODS.has(request.method) ? request.method : 'other';
    const route = request.routeOptions.url ?? NO_ROUTE;
    counts.count(route, method, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
  metrics.add(() => [
    ...counts.families(),
    {
      name: 'pratibha_requests_in_flight',
      help: 'Requests that are being answered.',
      type: 'gauge',
      samples: [{ labels: {}, value: inFlight }],
    },
    {
      name: 'pratibha_limited_requests_total',
      help: 'Requests that were answered 429, by the class of their limit.',
      type: 'counter',
      samples: [...refused.values()],
    },
  ]);
}

function callerOf({ actor }: FastifyRequest): string {
  if (actor === null) return 'visitor';
  return actor.role === 'USER' ? 'student' : 'organiser';
}
