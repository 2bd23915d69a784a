import { endpoints } from '@pratibha/contract/api';
import type { HttpClient, HttpResponse } from './http-client.ts';

/*
 * Everything that a person can read of the product, to be compared: whoever may not know of a thing
 * must get the same bytes whether it is there or not.
 */

const PAGES = [
  ...['/results', '/works', '/works/2025'],
  ...['/', '/event/details', '/unauthorized', '/help', '/help/students', '/nothing', '/docs'],
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/health/live', '/health/ready'],
  ...['/user/events', '/user/event-registrations', '/user/work-submissions', '/user/workshops'],
  ...['/user/update-profile', '/user/notifications'],
  ...['/admin/dashboard', '/admin/events', '/admin/registrations', '/admin/events/submissions'],
  ...['/admin/users', '/admin/editions', '/admin/announcements', '/admin/audit', '/admin/mails'],
  ...['/admin/enquiries', '/user/judging', '/results', '/help/results'],
];
const PAGES_OF_ONE = [
  ...['/user/judging?round={id}', '/user/judging/{id}', '/admin/judging/{id}'],
  ...['/admin/rounds/{id}', '/admin/results/{id}', '/admin/ranking/{id}', '/admin/show/{id}'],
  ...[
    '/results/{id}',
    '/results/{id}/check',
    '/results/{id}/sheets.json',
    '/results/{id}/signature.json',
    '/results/{id}/show',
  ],
  ...['/user/events/{id}', '/user/work-submissions?open={id}'],
];

/** Of every response: its own id, instants of the machine, and what is left of a limit. */
const OF_THE_MOMENT =
  /^(?:date|x-request-id|server-timing|ratelimit.*|x-ratelimit.*|retry-after|age)$/;
const PASSING = [
  /"instance":"[^"]*"/g,
  /"(?:last_seen_at|now|server_time)":"[^"]*"/g,
  /nonce[-=]"?[\w+/=-]+/g,
  /(?<=[?&](?:state|nonce|code_challenge)=)[^&"\s]+/g,
];

const lasting = (text: string) => PASSING.reduce((kept, each) => kept.replace(each, ''), text);

function toCompare({ status, headers, text }: HttpResponse): string {
  const head = Object.entries(headers)
    .filter(([name]) => !OF_THE_MOMENT.test(name))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .sort();
  return lasting([String(status), ...head, '', text].join('\n'));
}

/** Addresses with an id are asked for with each of these. */
export type KnownIds = readonly number[];

/** Every call that reads, with each id, and every page, by address. */
export async function allThatIsTold(
  client: HttpClient,
  ids: KnownIds,
): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>();
  const pages = [...PAGES, ...PAGES_OF_ONE.flatMap((page) => withIds(page, ids))];
  for (const path of [...reading(ids), ...pages]) told.set(path, toCompare(await client.get(path)));
  return told;
}

/** Each of these, as it is told with these headers. */
export async function theseThatAreTold(
  client: HttpClient,
  addresses: readonly string[],
  headers: Record<string, string> = {},
): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>();
  for (const path of addresses)
    told.set(`${JSON.stringify(headers)} ${path}`, toCompare(await client.get(path, headers)));
  return told;
}

function reading(ids: KnownIds): string[] {
  return endpoints.flatMap(({ method, path }) => {
    if (method !== 'GET') return [];
    const address = `/api${path}`;
    return withIds(address, ids);
  });
}

function withIds(address: string, ids: KnownIds): string[] {
  if (!address.includes('{')) return [address];
  return ids.map((id) => address.replace(/\{\w+\}/g, `${id}`));
}

/**
 * Every call that changes what is found by an id, without a body, for each id.
 * What a person may change by it, it does: ask for ids of what they have nothing to do with.
 */
export async function allThatIsRefused(
  client: HttpClient,
  ids: KnownIds,
): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>();
  for (const { method, path } of endpoints) {
    if (method === 'GET' || !path.includes('{')) continue;
    for (const id of ids) {
      const address = `/api${path.replace(/\{\w+\}/g, `${id}`)}`;
      told.set(`${method} ${address}`, toCompare(await client.send(method, address)));
    }
  }
  return told;
}
