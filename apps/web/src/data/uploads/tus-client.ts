import { FIRST_PIECE, nextPiece, smallerPiece, waitAfter } from './pace.ts';
import { ConnectionLost, type UploadAnswer, type UploadRequest } from './upload-request.ts';

/** The server refused, and trying again would change nothing. */
export class UploadRefused extends Error {
  readonly status: number;
  readonly code: string;
  /** As the server says it to people. */
  readonly detail: string | null;

  constructor(status: number, text = '') {
    super(`An upload was refused with ${status}`);
    const { code, detail } = problemIn(text);
    this.status = status;
    this.code = code ?? `status-${status}`;
    this.detail = detail ?? null;
  }
}

/** The bytes cannot be read any more: the file changed, or lies where it is not reached. */
export class FileChanged extends Error {}

/** What the client stands on; tests give it others. */
export type TusGround = {
  readonly request: (request: UploadRequest) => Promise<UploadAnswer>;
  /** Whose session this is for certain, as its token; null where it is nobody's or another's. */
  readonly session: () => Promise<string | null>;
  /** Ends early where there is a connection again. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  readonly random: () => number;
};

export type Sending = {
  /** Where uploads are begun. */
  readonly endpoint: string;
  /** Where this one was begun; null: not yet. */
  readonly address: string | null;
  readonly file: Blob;
  /** What it is of: tus's metadata. */
  readonly about: Readonly<Record<string, string>>;
  readonly onBegun: (address: string) => void;
  /** @param stored what the server answered to have; `sent` may be on its way */
  readonly onProgress: (sent: number, stored: number) => void;
  /** That it waits for a connection, or goes on. */
  readonly onLine: (isThere: boolean) => void;
  readonly signal: AbortSignal;
};

/** Answers after which the same request would be refused again. */
const FINAL: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 410, 412, 413, 415, 422]);

/**
 * Sends a file by tus 1.0 until the server has all of it; goes on where it has some. What breaks
 * off is tried again for as long as the page is there.
 *
 * @throws {@link UploadRefused}, {@link FileChanged}, or the reason of the signal
 */
export async function sendUpload(sending: Sending, ground: TusGround): Promise<void> {
  const { file, signal, onLine } = sending;
  let address = sending.address;
  let hasBegunAnew = false;
  let piece = FIRST_PIECE;
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    try {
      let offset = 0;
      if (address !== null) {
        const stored = await storedAt(address, sending, ground);
        // It was kept for a day, and the day is over: all of it is here, so it begins anew.
        if (stored === null && hasBegunAnew) throw new UploadRefused(410);
        hasBegunAnew ||= stored === null;
        if (stored === null) address = null;
        else offset = stored;
      }
      address ??= await begin(sending, ground);
      sending.onProgress(offset, offset);
      onLine(true);
      // It is whole only once the server says so to what was sent, be it nothing more.
      for (let isWhole = false; !isWhole; ) {
        const began = ground.now();
        const next = await sendPiece(address, { from: offset, length: piece }, sending, ground);
        isWhole = next === file.size;
        if (next > offset) piece = nextPiece(next - offset, ground.now() - began);
        offset = next;
        failures = 0;
        onLine(true);
        sending.onProgress(offset, offset);
      }
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ConnectionLost)) throw error;
      failures += 1;
      piece = smallerPiece(piece);
      onLine(false);
      await ground.wait(waitAfter(failures, ground.random()), signal);
    }
  }
}

/** Takes back what was sent; it is gone after a day all the same. */
export async function removeUpload(
  address: string,
  { request, session }: Pick<TusGround, 'request' | 'session'>,
): Promise<void> {
  try {
    const token = await session();
    if (token === null) return;
    const signal = new AbortController().signal;
    await request({ method: 'DELETE', url: address, headers: { 'x-xsrf-token': token }, signal });
  } catch {
    // The server forgets it by itself.
  }
}

async function begin(sending: Sending, ground: TusGround): Promise<string> {
  const { endpoint, file, about, onBegun } = sending;
  const headers = { 'upload-length': String(file.size), 'upload-metadata': metadataOf(about) };
  const answer = await ask({ method: 'POST', url: endpoint, headers }, sending, ground);
  const address = answer.header('location');
  if (answer.status !== 201 || address === null) throw new UploadRefused(answer.status);
  onBegun(address);
  return address;
}

/** Bytes that the server has; null where it knows nothing of it any more. */
async function storedAt(url: string, sending: Sending, ground: TusGround): Promise<number | null> {
  try {
    const answer = await ask({ method: 'HEAD', url, headers: {} }, sending, ground);
    return offsetIn(answer);
  } catch (error) {
    const isGone = error instanceof UploadRefused && [404, 410].includes(error.status);
    if (isGone) return null;
    throw error;
  }
}

type Piece = { readonly from: number; readonly length: number };

async function sendPiece(
  url: string,
  { from, length }: Piece,
  sending: Sending,
  ground: TusGround,
): Promise<number> {
  const headers = {
    'upload-offset': String(from),
    'content-type': 'application/offset+octet-stream',
  };
  const body = await bytesOf(sending.file, from, length);
  const onProgress = (sent: number) => sending.onProgress(from + sent, from);
  const answer = await ask({ method: 'PATCH', url, headers, body, onProgress }, sending, ground);
  return offsetIn(answer);
}

async function bytesOf(file: Blob, from: number, length: number): Promise<ArrayBuffer> {
  try {
    return await file.slice(from, from + length).arrayBuffer();
  } catch (cause) {
    throw new FileChanged('The file cannot be read', { cause });
  }
}

/** Asks as the person whose upload it is, or not at all. */
async function ask(
  request: Omit<UploadRequest, 'signal'>,
  { signal }: Sending,
  ground: TusGround,
): Promise<UploadAnswer> {
  const token = await ground.session();
  if (token === null) throw new UploadRefused(401);
  if (!ground.isOnline()) throw new ConnectionLost('There is no connection');
  const headers = { ...request.headers, 'x-xsrf-token': token };
  const answer = await ground.request({ ...request, headers, signal });
  if (answer.status < 400 && answer.status >= 200) return answer;
  const refused = new UploadRefused(answer.status, answer.text);
  if (isFinal(refused)) throw refused;
  // Busy, full for the moment, or another request of the same upload still hangs there.
  throw new ConnectionLost(`The server answered ${answer.status}`);
}

/** Not where another request was quicker: then it is asked how much there is. */
function isFinal({ status, code }: UploadRefused): boolean {
  return (FINAL.has(status) && code !== 'upload-offset') || code === 'uploaded-too-often';
}

function offsetIn(answer: UploadAnswer): number {
  const offset = Number(answer.header('upload-offset') ?? Number.NaN);
  if (Number.isSafeInteger(offset) && offset >= 0) return offset;
  throw new ConnectionLost('The server did not say how much it has');
}

/** Names and values in base64, as tus has them. */
function metadataOf(about: Readonly<Record<string, string>>): string {
  return Object.entries(about)
    .map(([name, value]) => `${name} ${base64Of(value)}`)
    .join(',');
}

function base64Of(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function problemIn(text: string): { readonly code?: string; readonly detail?: string } {
  try {
    return (JSON.parse(text) as { code?: string; detail?: string } | null) ?? {};
  } catch {
    return {};
  }
}
