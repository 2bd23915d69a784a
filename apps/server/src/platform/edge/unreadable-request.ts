import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  type ProblemBody,
  problemStatus,
  problemType,
  type WireProblem,
} from '@pratibha/contract/problems';
import { problemWords } from '@pratibha/words/problems';

const PROBLEMS: Readonly<Record<string, WireProblem>> = {
  HPE_HEADER_OVERFLOW: 'head-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
};

/**
 * Answers what is no HTTP that could be read, or did not come to its end in time: no request, and
 * so no hook. It is refused as everything else is, and the connection closed.
 *
 * @param headers what every response says
 */
export function respondUnreadable(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegun(socket)) {
      socket.destroy();
      return;
    }
    const code = PROBLEMS[error.code ?? ''] ?? 'unreadable-request';
    const status = problemStatus(code);
    const id = randomUUID();
    const problem: ProblemBody = {
      type: problemType(code),
      ...problemWords(code),
      status,
      code,
      params: {},
      instance: id,
    };
    const body = JSON.stringify(problem);
    const head = Object.entries({
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      'x-request-id': id,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
  };
}

/**
 * Whether the head of a response to this request has gone out: a second one would be read as its
 * body.
 */
function hasBegun(socket: Socket): boolean {
  const { _httpMessage: response } = socket as Socket & {
    _httpMessage?: { headersSent: boolean } | null;
  };
  return response?.headersSent === true;
}
