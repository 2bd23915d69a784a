import { CONTRACT, DOMAIN, EMBEDDED, npm, TESTS, WORDS } from './patterns.mjs';

/** What both sides of the wire stand on, and the database that the product brings along. */
export const packages = [
  {
    name: 'domain-is-pure',
    comment:
      'domain holds the rules and nothing else: no clock, no random, no I/O, no zod, no package. ' +
      'So the same function answers the same in the browser, the server and a table of cases.',
    severity: 'error',
    from: { path: DOMAIN, pathNot: TESTS },
    to: { pathNot: DOMAIN },
  },
  {
    name: 'contract-imports-domain-and-zod',
    comment: 'contract describes the wire and touches nothing; both sides load it.',
    severity: 'error',
    from: { path: CONTRACT, pathNot: TESTS },
    to: { pathNot: [CONTRACT, DOMAIN, '^packages/contract/openapi\\.json$', npm('zod')] },
  },
  {
    name: 'words-import-domain',
    comment:
      'words turns codes into sentences and knows nothing else: no schema, no page, no package.',
    severity: 'error',
    from: { path: WORDS, pathNot: TESTS },
    to: { pathNot: [WORDS, DOMAIN, CONTRACT] },
  },
  {
    name: 'words-take-types-of-contract',
    comment: 'The code of contract would bring zod into every page.',
    severity: 'error',
    from: { path: WORDS, pathNot: TESTS },
    to: { path: CONTRACT, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'embedded-postgres-knows-no-product',
    comment:
      'The supervisor starts a PostgreSQL and keeps it running. What the product keeps there is ' +
      'none of its business, so that either can change without the other.',
    severity: 'error',
    from: { path: EMBEDDED },
    to: { path: '^(apps|packages|art|e2e|scripts|bench|torture)/', pathNot: EMBEDDED },
  },
  {
    name: 'contract-client-without-zod',
    comment:
      'client.ts is loaded by the public document, whose budget has no room for zod. Schemas may ' +
      'reach it only as types.',
    severity: 'error',
    from: { path: `${CONTRACT}client\\.ts$` },
    to: { path: [npm('zod'), CONTRACT], dependencyTypesNot: ['type-only'] },
  },
];
