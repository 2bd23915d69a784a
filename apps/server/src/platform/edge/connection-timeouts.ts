/** How long a connection may take, in milliseconds, before it is closed. */
export type ConnectionTimeouts = {
  /** For the head of a request. */
  readonly head: number;
  /** For a whole request. */
  readonly request: number;
  /** For a part of a file that somebody uploads, whoever sends it how fast. */
  readonly upload: number;
  /** Without anything going in or out, such as a response that nobody takes. */
  readonly silence: number;
  /** Between two requests. */
  readonly idle: number;
  /** How often the first two are looked at. */
  readonly check: number;
  /** For a response that is read from the database while it is sent, whoever takes it how fast. */
  readonly stream: number;
};

export const CONNECTION_TIMEOUTS: ConnectionTimeouts = {
  head: 15_000,
  request: 30_000,
  upload: 900_000,
  silence: 60_000,
  idle: 72_000,
  check: 5_000,
  stream: 300_000,
};
