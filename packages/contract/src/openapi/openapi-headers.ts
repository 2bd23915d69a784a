/** What stands beside the address of a call. */
export const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Chosen by the caller. The same key and body replay the first answer; kept for a day, in which `GET /api/idempotency-keys/{key}` tells what became of it.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
};

/** What responses carry beside their bodies. */
export const HEADERS = {
  ServerTime: {
    description: 'The clock by which windows and deadlines are judged.',
    schema: { type: 'string', format: 'date-time' },
  },
  RequestId: {
    description: 'Names this request in logs and audit.',
    schema: { type: 'string' },
  },
  TotalCount: {
    description: 'Rows that fit the filters, on all pages; exact to 10,000, then `10000+`.',
    schema: { type: 'string', pattern: '^(\\d+|10000\\+)$' },
  },
  Link: {
    description: 'The next page, as rel="next"; absent on the last one.',
    schema: { type: 'string' },
  },
  IdempotencyReplayed: {
    description: '`true` when the answer was given before to the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
  ETag: {
    description: 'Names what was sent; send it in `If-None-Match` to be told that it is still so.',
    schema: { type: 'string' },
  },
  ContentDisposition: {
    description: 'Asks a browser to save it under this name.',
    schema: { type: 'string' },
  },
  WwwAuthenticate: {
    description: 'Says that a token would do.',
    schema: { type: 'string', enum: ['Bearer'] },
  },
  RetryAfter: {
    description: 'Seconds after which to try again.',
    schema: { type: 'integer', minimum: 1 },
  },
};
