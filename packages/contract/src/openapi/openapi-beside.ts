import { type DescribeProblem, problemResponses } from './openapi-problems.ts';

/** Headings of no noun. */
export const TAGS_BESIDE = {
  Demo: 'What exists in demo mode only.',
  Health: 'Whether a process lives and serves; for whatever runs it.',
};

const REDIRECT = {
  description: 'The browser goes on from here.',
  headers: { Location: { schema: { type: 'string' } } },
};

const OPENS_SESSION = {
  ...REDIRECT,
  headers: {
    ...REDIRECT.headers,
    'Set-Cookie': {
      description: 'The cookie of the session, and XSRF-TOKEN',
      schema: { type: 'string' },
    },
  },
};

/** Addresses that a browser visits: they redirect and answer no JSON. */
export const signInPaths = (describe: DescribeProblem) => ({
  '/api/oauth/login': {
    get: {
      operationId: 'startSignIn',
      summary: 'Start the sign-in: sends the browser to the identity provider',
      description: 'For everybody, in a browser.',
      tags: ['Session'],
      security: [],
      parameters: [
        {
          name: 'return_to',
          in: 'query',
          description: 'Path of this origin to which the browser comes back; default /.',
          schema: { type: 'string' },
        },
        {
          name: 'login_hint',
          in: 'query',
          description:
            'E-mail address to suggest to the identity provider, which asks all the same.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        '302': REDIRECT,
        ...problemResponses(['too-many-requests', 'unexpected', 'unavailable'], describe),
      },
    },
  },
  '/api/oauth/callback': {
    get: {
      operationId: 'finishSignIn',
      summary: 'Finish the sign-in: opens the session and returns to the page',
      description: 'For the browser that the identity provider sends back.',
      tags: ['Session'],
      security: [],
      parameters: ['code', 'state', 'iss', 'error'].map((name) => ({
        name,
        in: 'query',
        description: 'From the identity provider.',
        schema: { type: 'string' },
      })),
      responses: {
        '302': OPENS_SESSION,
        ...problemResponses(
          ['sign-in-failed', 'account-deleted', 'too-many-requests', 'unexpected', 'unavailable'],
          describe,
        ),
      },
    },
  },
});

const HEALTHY = {
  description: 'It does',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { status: { type: 'string', enum: ['ok'] } },
        required: ['status'],
      },
      example: { status: 'ok' },
    },
  },
};

const READY = {
  description: 'It does; "stuck": mails wait and none leaves',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          status: { type: 'string', enum: ['ok'] },
          mail: { type: 'string', enum: ['on', 'off', 'stuck'] },
        },
        required: ['status', 'mail'],
      },
      example: { status: 'ok', mail: 'on' },
    },
  },
};

/** What whoever runs a process asks it; outside /api, and never counted against a limit. */
export const healthPaths = (describe: DescribeProblem) => ({
  '/health/live': {
    get: {
      operationId: 'isLive',
      summary: 'Whether the process answers',
      description: 'For everybody.',
      tags: ['Health'],
      security: [],
      responses: { '200': HEALTHY, ...problemResponses(['unexpected'], describe) },
    },
  },
  '/health/ready': {
    get: {
      operationId: 'isReady',
      summary: 'Whether it serves: the process answers and reaches its database',
      description: 'For everybody.',
      tags: ['Health'],
      security: [],
      responses: { '200': READY, ...problemResponses(['unexpected', 'unavailable'], describe) },
    },
  },
});
