import { ConnectionLost, type UploadAnswer, type UploadRequest } from '../upload-request.ts';

const NOW = 1_750_000_000_000;

type Stored = { bytes: number[]; size: number; about: string };

/** A server that speaks as much tus as uploads need, and breaks where a test says so. */
export class FakeServer {
  readonly uploads = new Map<string, Stored>();
  readonly asked: string[] = [];
  /** What the next requests meet, one each; undefined: they are answered. */
  troubles: (UploadAnswer | 'lost' | 'half' | undefined)[] = [];
  token: string | null = 'of-asmita';
  isOnline = true;
  now = NOW;
  readonly waits: number[] = [];
  onWait: () => void = () => undefined;

  readonly request = async (request: UploadRequest): Promise<UploadAnswer> => {
    request.signal.throwIfAborted();
    await turn();
    request.signal.throwIfAborted();
    this.now += 100;
    this.asked.push(request.method);
    const trouble = this.troubles.shift();
    if (trouble === 'lost') throw new ConnectionLost('Lost');
    if (trouble !== undefined && trouble !== 'half') return trouble;
    const answer = this.#answer(request, trouble === 'half');
    if (trouble === 'half') throw new ConnectionLost('Half of it');
    return answer;
  };

  readonly ground = () => ({
    request: this.request,
    session: async () => this.token,
    wait: async (ms: number, signal: AbortSignal) => {
      signal.throwIfAborted();
      this.waits.push(ms);
      this.onWait();
      await turn();
      signal.throwIfAborted();
    },
    isOnline: () => this.isOnline,
    now: () => this.now,
    random: () => 0,
  });

  /** What the server has of the one upload that there is. */
  only(): Stored {
    const [upload, ...others] = this.uploads.values();
    if (upload === undefined || others.length > 0) throw new Error('There is not one upload');
    return upload;
  }

  #answer({ method, url, headers, body, onProgress }: UploadRequest, isHalf: boolean) {
    if (method === 'POST') {
      const address = `/api/uploads/key-${this.uploads.size + 1}`;
      const size = Number(headers['upload-length']);
      this.uploads.set(address, { bytes: [], size, about: headers['upload-metadata'] ?? '' });
      return answerOf(201, { location: address });
    }
    const upload = this.uploads.get(url);
    if (upload === undefined) return answerOf(404);
    if (method === 'DELETE') this.uploads.delete(url);
    if (method === 'PATCH') {
      if (Number(headers['upload-offset']) !== upload.bytes.length)
        return answerOf(409, {}, '{"code":"upload-offset"}');
      const sent = [...new Uint8Array(body ?? new ArrayBuffer(0))];
      const arrived = isHalf ? sent.slice(0, Math.ceil(sent.length / 2)) : sent;
      upload.bytes = upload.bytes.concat(arrived);
      onProgress?.(sent.length);
    }
    return answerOf(method === 'HEAD' ? 200 : 204, { 'upload-offset': `${upload.bytes.length}` });
  }
}

/** Lets everything else go on first, as a line does. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

export function answerOf(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  text = '',
): UploadAnswer {
  return { status, text, header: (name) => headers[name] ?? null };
}
