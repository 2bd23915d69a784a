/** What the server answered to a request of an upload. */
export type UploadAnswer = {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly text: string;
};

export type UploadRequest = {
  readonly method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: ArrayBuffer | undefined;
  /** How many bytes of the body have left. */
  readonly onProgress?: ((sent: number) => void) | undefined;
  readonly signal: AbortSignal;
};

/** No answer came: whether bytes arrived, only asking tells. */
export class ConnectionLost extends Error {}

/** A line on which nothing moves for as long is given up, in milliseconds. */
const SILENCE_MS = 30_000;

/**
 * A request of tus. By XMLHttpRequest, as `fetch` does not tell how much of a body has left.
 *
 * @throws {@link ConnectionLost}, or the reason of the signal
 */
export function requestUpload(request: UploadRequest): Promise<UploadAnswer> {
  const { method, url, headers, body, onProgress, signal } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let silence = 0;
    const end = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
    };
    const lose = () => {
      end();
      reject(new ConnectionLost(`${method} was not answered`));
    };
    const abort = () => {
      end();
      xhr.abort();
      reject(signal.reason as Error);
    };
    const hear = () => {
      clearTimeout(silence);
      silence = window.setTimeout(() => {
        xhr.abort();
        lose();
      }, SILENCE_MS);
    };
    xhr.open(method, url);
    xhr.setRequestHeader('tus-resumable', '1.0.0');
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded }) => {
      hear();
      onProgress?.(loaded);
    };
    xhr.onload = () => {
      end();
      const header = (name: string) => xhr.getResponseHeader(name);
      resolve({ status: xhr.status, header, text: xhr.responseText });
    };
    xhr.onerror = lose;
    signal.addEventListener('abort', abort);
    hear();
    xhr.send(body ?? null);
  });
}
