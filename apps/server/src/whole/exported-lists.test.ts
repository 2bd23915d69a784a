import type { EventValues } from '@pratibha/contract/events';
import { AUDIT_EXPORT } from '@pratibha/domain/audit/audit-export';
import { EVENT_EXPORT } from '@pratibha/domain/events/event-export';
import type { ExportColumn } from '@pratibha/domain/exports/export';
import { USER_EXPORT } from '@pratibha/domain/people/user-export';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent, createRegistration, grantEvents } from '../testing/factories.ts';

const USERS = '/api/admin/users/export';
const EVENTS = '/api/admin/events/export';
const AUDIT = '/api/admin/audit/export';

let product: TestApp;
let superAdmin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  superAdmin = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());

/** The lines of the file at this address. */
async function linesAt(client: SignedInClient, address: string): Promise<string[]> {
  const { status, text, headers } = await client.get(address);
  expect(status, text).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).trimEnd().split('\r\n');
}

describe.each([
  [USER_EXPORT, USERS, ['registered_at']],
  [
    EVENT_EXPORT,
    EVENTS,
    'registration_open registration_close submission_start submission_close created_at updated_at'.split(
      ' ',
    ),
  ],
  [AUDIT_EXPORT, AUDIT, ['at']],
] as const)('the export of $0.kind', ({ kind, columns }, url, instants) => {
  test('has every column, those of instants with the zone, and is named by the day', async () => {
    const [header] = await linesAt(superAdmin, url);
    const headings = columns.map((name) =>
      (instants as readonly string[]).includes(name) ? `${name} NPT (UTC+05:45)` : name,
    );
    expect(header).toBe(headings.join());
    expect((await superAdmin.get(url)).headers['content-disposition']).toBe(
      `attachment; filename="${kind}-2025-07-16.csv"`,
    );
  });

  test('has the chosen columns alone, and refuses others', async () => {
    const [header] = await linesAt(superAdmin, `${url}?columns=id`);
    expect(header).toBe('id');
    const refused = await superAdmin.get(`${url}?columns=id,answers`);
    expect([refused.status, refused.problem]).toEqual([422, 'invalid-input']);
  });
});

test('users are told as their list tells of them, by its filters, in its order', async () => {
  const event = await createEvent(product.database, { title: 'AI; Hackathon' });
  const organiser = await product.as({
    name: 'Zz Rita',
    role: 'EVENT_ADMIN',
    profile: { mobile: '9811111111', gender: 'FEMALE' },
  });
  await grantEvents(product.database, organiser.user.id, [event.id, 'organise'], [null, 'read']);
  await product.as({ name: 'Zz =2+3', profile: { mobile: '9822222222', dob: '2006-01-02' } });
  const columns = 'name,role,mobile,gender,date_of_birth,event_grants';
  const lines = await linesAt(superAdmin, `${USERS}?q=Zz&sort=-name&columns=${columns}`);
  expect(lines.slice(1).sort()).toEqual([
    'Zz =2+3,USER,9822222222,FEMALE,2006-01-02,',
    'Zz Rita,EVENT_ADMIN,9811111111,,,"read: every event; organise: AI; Hackathon"',
  ]);
  expect(lines[1]).toContain('Rita');
  expect(await linesAt(superAdmin, `${USERS}?q=Zz&role=EVENT_ADMIN&columns=name`)).toEqual([
    'name',
    'Zz Rita',
  ]);
  expect(await linesAt(superAdmin, `${USERS}?q=9822222222&status=ACTIVE&columns=name`)).toEqual([
    'name',
    'Zz =2+3',
  ]);
});

test('events are told with their figures, those that one organises', async () => {
  const own = await createEvent(product.database, {
    title: '=नृत्य',
    capacity: 40,
    registration_open: new Date('2025-07-01T18:15:00Z'),
  });
  const other = await createEvent(product.database, { title: 'Only read' });
  await createRegistration(product.database, { event_id: own.id });
  const organiser = await product.as('EVENT_ADMIN');
  const { id } = organiser.user;
  await grantEvents(product.database, id, [own.id, 'organise'], [other.id, 'read']);
  const columns = 'title,registration_open,capacity,registrations,pending_registrations,internal';
  expect((await linesAt(organiser, `${EVENTS}?columns=${columns}`)).slice(1)).toEqual([
    "'=नृत्य,2025-07-02 00:00:00,40,1,1,false",
  ]);
  expect(await linesAt(organiser, `${EVENTS}?status=INACTIVE`)).toHaveLength(1);
  expect(await linesAt(superAdmin, `${EVENTS}?q=only+read&columns=title`)).toEqual([
    'title',
    'Only read',
  ]);
});

/**
 * The column of each field of an event's form. Questions need more than a cell, and what is
 * switched is no figure.
 */
const COLUMN: Readonly<
  Record<Exclude<keyof EventValues, 'revision'>, ExportColumn<typeof EVENT_EXPORT> | null>
> = {
  title: 'title',
  description: 'description',
  event_banner: 'banner_url',
  event_details_url: 'details_url',
  status: 'status',
  internal_event: 'internal',
  requires_submission: 'requires_submission',
  registration_open: 'registration_open',
  registration_close: 'registration_close',
  submission_start: 'submission_start',
  submission_close: 'submission_close',
  event_date: 'event_date',
  starts_at: 'starts_at',
  ends_at: 'ends_at',
  ends_on: 'ends_on',
  venue_name: 'venue_name',
  venue_room: 'venue_room',
  venue_address: 'venue_address',
  venue_map_url: 'venue_map_url',
  what_to_bring: 'what_to_bring',
  event_questions: null,
  description_word_limit: 'description_word_limit',
  capacity: 'capacity',
  seats: 'seats',
  works_once: null,
  holds_decisions: null,
  takes_enquiries: null,
  reply_to: null,
};

test('every field of an event is told in a column of its own', async () => {
  await createEvent(product.database, { title: 'Told plain' });
  await createEvent(product.database, {
    title: 'Told whole',
    description: 'What it is',
    event_banner: 'https://example.test/banner.png',
    event_details_url: 'https://example.test/details',
    status: 'INACTIVE',
    internal_event: true,
    requires_submission: true,
    registration_open: new Date('2025-07-02T00:00:00Z'),
    registration_close: new Date('2025-07-30T00:00:00Z'),
    event_date: '2025-08-15',
    starts_at: '10:00',
    ends_at: '16:00',
    ends_on: '2025-08-16',
    venue_name: 'City Hall',
    venue_room: 'Hall B',
    venue_address: 'Ring Road',
    venue_map_url: 'https://example.test/map',
    what_to_bring: 'A pencil',
    description_word_limit: 7,
    capacity: 8,
    seats: 5,
  });
  const columns = Object.values(COLUMN).filter((column) => column !== null);
  expect(new Set(columns).size).toBe(columns.length);
  const url = `${EVENTS}?q=told&columns=${columns.join()}`;
  const [plain, whole] = (await linesAt(superAdmin, url)).slice(1).map((line) => line.split(','));
  expect(columns.filter((_, n) => plain?.[n] === whole?.[n])).toEqual([]);
});

test('changes are told by the filters of the audit, newest first', async () => {
  const person = await product.as({ name: 'Changed twice' });
  const url = `/api/admin/users/${person.user.id}`;
  await superAdmin.put(url, { is_internal: true });
  await superAdmin.put(url, { role: 'ADMIN' });
  const columns = 'at,actor_id,action,subject_id,changes';
  const query = `subject_type=user&subject_id=${person.user.id}&columns=${columns}`;
  const of = `2025-07-16 10:00:00,${superAdmin.user.id},user.updated,${person.user.id}`;
  expect((await linesAt(superAdmin, `${AUDIT}?${query}`)).slice(1)).toEqual([
    `${of},"{""role"":[""USER"",""ADMIN""]}"`,
    `${of},"{""is_internal"":[false,true]}"`,
  ]);
  expect(await linesAt(superAdmin, `${AUDIT}?${query}&to=2025-07-16T00:00:00Z`)).toHaveLength(1);
});
