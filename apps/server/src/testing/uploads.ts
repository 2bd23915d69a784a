import { createHash } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import type { SignedInClient, TestApp } from './app.ts';
import { createEvent, createRegistration, type EventValues } from './factories.ts';
import type { HttpClient, HttpResponse } from './http-client.ts';

/** A file that an event asks for. */
const POSTER: WorkPart = {
  ...{ id: 'poster', name: 'Poster', help: null, required: true, kind: 'picture', most: 2 },
  ...{ most_mb: 20, print: 'A4', least_dpi: 300, wants_readme: false },
};

/** The first bytes of a JPEG, and others after them. */
export function jpegOf(size: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 1) bytes[at] = (at * 31 + seed * 17 + (at >> 8)) % 256;
  bytes.set([0xff, 0xd8, 0xff, 0xe0].slice(0, size));
  return bytes;
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** An event that takes works now and asks for files. @returns its id */
export async function eventWithFiles(
  { database }: TestApp,
  values: EventValues = {},
  form: { parts?: readonly WorkPart[]; grace_minutes?: number; mending_hours?: number } = {},
): Promise<number> {
  const { id } = await createEvent(database, { requires_submission: true, ...values });
  const { parts = [POSTER], ...times } = form;
  await database.kysely
    .insertInto('work_forms')
    .values({ event_id: id, parts: JSON.stringify(parts), ...times })
    .execute();
  return id;
}

/** Somebody who is registered for it. */
export async function participantOf(product: TestApp, event_id: number): Promise<SignedInClient> {
  const person = await product.as('USER');
  await createRegistration(product.database, { event_id, user_id: person.user.id });
  return person;
}

const TUS = { 'tus-resumable': '1.0.0' };

/** As tus writes them: `name <base64>`. */
function metadataOf(values: Record<string, string | number | null>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === null ? name : `${name} ${Buffer.from(String(value)).toString('base64')}`,
    )
    .join(',');
}

export type WishedFile = {
  readonly event: number;
  /** null: a trial. */
  readonly part?: string | null;
  readonly name?: string;
  readonly size: number;
};

/** Begins an upload. */
export function begin(client: HttpClient, wished: WishedFile): Promise<HttpResponse> {
  const { event, part = 'poster', name = 'poster.jpg', size } = wished;
  const of = part === null ? { trial: '1' } : { part };
  const metadata = metadataOf({ event_id: event, ...of, name });
  return client.send('POST', '/api/uploads', undefined, {
    ...TUS,
    ...{ 'upload-length': String(size), 'upload-metadata': metadata },
  });
}

/** Begins one that may be begun. @returns its address */
export async function begun(client: HttpClient, wished: WishedFile): Promise<string> {
  const response = await begin(client, wished);
  if (response.status !== 201) throw new Error(response.text);
  return String(response.headers['location']);
}

export function send(
  client: HttpClient,
  address: string,
  offset: number,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  return client.send('PATCH', address, Buffer.from(bytes), {
    ...TUS,
    ...{ 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    ...headers,
  });
}

export function ask(client: HttpClient, address: string): Promise<HttpResponse> {
  return client.send('HEAD', address, undefined, TUS);
}

export function drop(client: HttpClient, address: string): Promise<HttpResponse> {
  return client.send('DELETE', address, undefined, TUS);
}

/** Sends all of a file at once. @returns its address */
export async function sent(client: HttpClient, wished: WishedFile, bytes: Buffer): Promise<string> {
  const address = await begun(client, { ...wished, size: bytes.length });
  const response = await send(client, address, 0, bytes);
  if (response.status !== 204) throw new Error(response.text);
  return address;
}

export const receivedIn = ({ headers }: HttpResponse) => Number(headers['upload-offset']);

export type OpenPart = {
  readonly request: ClientRequest;
  readonly ended: Promise<{ status: number } | { error: string }>;
};

/** A part by a connection of its own, whose body a test writes as it comes. */
export function openPart(
  port: number,
  client: SignedInClient,
  address: string,
  { offset, length }: { offset: number; length?: number },
): OpenPart {
  const sending = request({
    ...{ host: '127.0.0.1', port, path: address, method: 'PATCH', agent: false },
    headers: {
      host: 'localhost:3000',
      cookie: client.cookies.headerFor(address),
      'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
      ...TUS,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...(length === undefined ? {} : { 'content-length': String(length) }),
    },
  });
  const ended = new Promise<{ status: number } | { error: string }>((resolve) => {
    sending.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0 });
    });
    sending.on('error', ({ message }) => resolve({ error: message }));
  });
  sending.flushHeaders();
  return { request: sending, ended };
}

/** Where a server listens that had not. */
export async function listeningAt({ app }: TestApp): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
