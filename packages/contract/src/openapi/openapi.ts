import { endpoints, MODULES } from '../api.ts';
import { type EndpointDefinition, MOST_KEYS, MOST_VALUES } from '../endpoint.ts';
import { problemStatus } from '../problems.ts';
import { sessionCookieName } from '../session.ts';
import { healthPaths, signInPaths, TAGS_BESIDE } from './openapi-beside.ts';
import { HEADERS, PARAMETERS } from './openapi-headers.ts';
import { operation } from './openapi-operations.ts';
import { type DescribeProblem, PROBLEM_CODES, problemExamples } from './openapi-problems.ts';
import { componentSchemas, type JsonSchema } from './openapi-schemas.ts';

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly [key: string]: unknown;
};

/** The parts of an OpenAPI 3.1 document on which its readers here rely. */
export type OpenApiDocument = {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly [key: string]: unknown;
  };
  /** Every refusal by its code: what `type` of a problem document points at. */
  readonly 'x-problems': Readonly<
    Record<string, ReturnType<DescribeProblem> & { readonly status: number }>
  >;
  readonly [key: string]: unknown;
};

const DESCRIPTION = `the registration platform of a technology competition.

Times are ISO 8601 with an offset; times that are sent must carry one. Identifiers are positive
integers. Unknown fields are refused, not ignored. White space around a text is taken off before it is
measured, and a blank text that may be missing counts as missing: so a little more is taken than the
schemas say. No text may hold the character U+0000 or half of a surrogate pair. Days and instants are of
the years 1900 to 2199. Lists without parameters answer everything, above
10,000 rows the first 10,000 and a \`Link\` to the rest.

A body holds at most ${MOST_VALUES.toLocaleString('en-US')} values, at most ${MOST_KEYS} keys in one object, and as many bytes
as its call says.

A program sends a token: an organiser makes one on the page *Tokens* of the console, chooses whether it may
read or write, too, and for how many days, and sees it once. It goes with every request as
\`Authorization: Bearer pratibha_…\`, without cookies and without an anti-forgery value; where one is sent,
nothing else says who asks. It may do what its person may do at that moment, but for what a call names as
never with a token, and ends with that person's account or role. One that is unknown, over or ended is
answered with 401, never as if none were sent. It has limits of its own.

A session comes from the sign-in alone, in a browser: \`GET /api/oauth/login\` leads to the identity
provider and back, and the answer sets two cookies, that of the session and XSRF-TOKEN, whose value goes in
the header X-XSRF-TOKEN of every change, without which a change is refused with 403.

Every refusal is an \`application/problem+json\` document (RFC 9457), checked in this order: 401, 403
anti-forgery or token, 403 role, 413 and, for a content type that is none, 415, 404 unknown or not yours, 400, 415
and 422 for what was sent, 409 for the state of things. In \`errors\` a pointer names a place in the
body (RFC 6901), a parameter of the address as \`?name\` or a header as \`#Name\`. A browser that goes to
such an address gets the same words as a page.

An address that takes other methods answers 405 with \`Allow\`. What is no readable HTTP is answered with
400, what does not come to its end in time with 408, too long an address or head with 431: as problems,
too, though hardly a call names them. A body where none is asked for is not read.`;

/**
 * The OpenAPI 3.1 document of the product, made from the endpoints: of an installation with https
 * unless it is not `isSecure`.
 */
export function openApiDocument(describe: DescribeProblem, isSecure = true): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Competition platform',
      version: '1.0.0',
      description: `The calls of ${DESCRIPTION}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: headings().map(([name, description]) => ({ name, description })),
    paths: { ...signInPaths(describe), ...pathsOf(endpoints, describe), ...healthPaths(describe) },
    components: {
      securitySchemes: securitySchemes(isSecure),
      parameters: PARAMETERS,
      headers: HEADERS,
      examples: problemExamples(describe),
      schemas: componentSchemas(),
    },
    'x-problems': Object.fromEntries(
      PROBLEM_CODES.map((code) => [code, { status: problemStatus(code), ...describe(code) }]),
    ),
  };
}

/** The document of an installation, named as the college calls its site. */
export function namedDocument(document: OpenApiDocument, siteName: string): OpenApiDocument {
  const description = `The calls of ${siteName}, ${DESCRIPTION}`;
  return { ...document, info: { ...document.info, title: siteName, description } };
}

/** The headings and what the calls below each have in common; those of the console come last. */
function headings(): (readonly [name: string, note: string])[] {
  const ofModules = MODULES.flatMap((module) =>
    'tags' in module ? Object.entries(module.tags) : [],
  );
  const isOfConsole = ([name]: readonly [string, string]) => Number(name.startsWith('Admin: '));
  return [
    ...ofModules.toSorted((one, other) => isOfConsole(one) - isOfConsole(other)),
    ...Object.entries(TAGS_BESIDE),
  ];
}

function securitySchemes(isSecure: boolean): JsonSchema {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookieName(isSecure),
      description: `Set by the sign-in. Where the product is served without https, as the demo is, its name is \`${sessionCookieName(false)}\`.`,
    },
    token: {
      type: 'http',
      scheme: 'bearer',
      description: 'Made by an organiser, for a program.',
    },
    xsrf: {
      type: 'apiKey',
      in: 'header',
      name: 'X-XSRF-TOKEN',
      description:
        'The value of the cookie XSRF-TOKEN, which the sign-in sets beside that of the session, and which belongs to it.',
    },
  };
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
function byAddress(one: EndpointDefinition, other: EndpointDefinition): number {
  if (one.path !== other.path) return one.path < other.path ? -1 : 1;
  return METHODS.indexOf(one.method) - METHODS.indexOf(other.method);
}

function pathsOf(
  calls: readonly EndpointDefinition[],
  describe: DescribeProblem,
): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const call of calls.toSorted(byAddress)) {
    const path = `/api${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, describe) };
  }
  return paths;
}
