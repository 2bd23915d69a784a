import type { Readable } from 'node:stream';

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
