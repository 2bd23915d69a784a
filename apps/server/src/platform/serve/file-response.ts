import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { isHeld } from './if-none-match.ts';

/** Bytes as a response, with the status that says what of them it has (RFC 9110). */
export class FileResponse {
  readonly status: 200 | 206 | 304 | 416;
  readonly bytes: Readable;
  /** How many times as long as another stream it may be on its way: it cannot be taken up again. */
  readonly patience: number;

  constructor(status: FileResponse['status'], bytes: Readable, patience = 1) {
    this.status = status;
    this.bytes = bytes;
    this.patience = patience;
  }
}

/** Whether the reader has this version already, so that 304 is enough. */
export function isAtHand({ headers }: FastifyRequest, version: string): boolean {
  return isHeld(headers['if-none-match'], version);
}
