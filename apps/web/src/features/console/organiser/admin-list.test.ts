import { describe, expect, expectTypeOf, it } from 'vitest';
import { adminList, dayOf, idOf, oneOf, type SearchOf, words } from './admin-list.ts';
import { exportHref } from './export-href.ts';

const LIST = adminList({
  call: 'GET /admin/registrations',
  sorts: ['id', 'user_name'],
  firstSort: '-id',
  filters: { q: words('q'), event: idOf('event_id'), status: oneOf('status', ['PENDING']) },
});

/** As the router does it: what the address says, over what was typed. */
function searchOf(raw: Record<string, unknown>): Record<string, unknown> {
  return { ...raw, ...LIST.read(raw) };
}

describe('the address of a list', () => {
  it.each([
    ['an object', { q: { a: 1 } }, undefined],
    ['null', { q: null }, undefined],
    ['a list', { q: ['x'] }, undefined],
    ['blanks', { q: '  ' }, undefined],
    ['a number, which is a word too', { q: 5 }, '5'],
    ['words', { q: 'asha rai' }, 'asha rai'],
  ])('searches for text only: %s', (_, raw, q) => {
    expect(searchOf(raw).q).toBe(q);
  });

  it('knows its own columns, pages and rows only', () => {
    expect(searchOf({ sort: 'password', page: -1, open: '7x', cursor: {} })).toEqual({});
    expect(searchOf({ sort: '-user_name', page: 2, open: 7, cursor: 'abc' })).toEqual({
      sort: '-user_name',
      page: 2,
      open: 7,
      cursor: 'abc',
    });
  });

  it('knows its own filters only', () => {
    expect(searchOf({ status: 'DELETED', event: 0 })).toEqual({});
    expect(searchOf({ status: 'PENDING', event: '7' })).toEqual({ status: 'PENDING', event: 7 });
  });
});

describe('days in the address', () => {
  const DAYS = adminList({
    call: 'GET /admin/audit',
    sorts: [],
    filters: { from: dayOf('from', 'start'), to: dayOf('to', 'end') },
  });

  it('begin and end as the clock of the competition says', () => {
    expect(DAYS.query(DAYS.read({ from: '2025-07-15', to: '2025-07-16' }))).toEqual({
      from: '2025-07-14T18:15:00.000Z',
      to: '2025-07-16T18:15:00.000Z',
    });
  });

  it.each([['2025-02-30'], ['yesterday'], [20250715], [null]])('are real days: not %j', (typed) => {
    expect(DAYS.query(DAYS.read({ from: typed, to: typed }))).toEqual({});
  });
});

describe('what a list asks for', () => {
  const search = LIST.read({
    q: 'asha',
    event: 7,
    status: 'PENDING',
    sort: 'id',
    page: 3,
    open: 9,
  });

  it('is every filter and the order, by the names of the call', () => {
    expect(LIST.query(search)).toEqual({
      q: 'asha',
      event_id: '7',
      status: 'PENDING',
      sort: 'id',
    });
    expect(LIST.query(LIST.read({}))).toEqual({});
  });

  it('is an address again, with every filter that the list has', () => {
    expect(LIST.address({ q: 'asha', event_id: '7' })).toEqual({ q: 'asha', event: '7' });
    expect(LIST.read(LIST.address({ event_id: '7', sort: 'id' }))).toMatchObject({
      event: 7,
      sort: 'id',
    });
  });

  it('is a page from the cursor onwards', () => {
    const { queryKey } = LIST.page(LIST.read({ cursor: 'abc', event: 7 }), 50);
    const query = { event_id: '7', cursor: 'abc', limit: 50 };
    expect(queryKey).toEqual(['GET /admin/registrations', { query }, 'page']);
  });

  it('is exported by the call that takes the same filters', () => {
    const href = exportHref('GET /admin/registrations/export', LIST.query(search));
    expect(href).toBe('/api/admin/registrations/export?q=asha&event_id=7&status=PENDING&sort=id');
  });
});

/* What must not compile: tsc fails where it would. These functions are never called. */
describe('the contract says what a list may ask', () => {
  it('knows the types of an address', () => {
    type Search = SearchOf<typeof LIST>;
    expectTypeOf<Search['sort']>().toEqualTypeOf<
      'id' | '-id' | 'user_name' | '-user_name' | undefined
    >();
    expectTypeOf<Search['event']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Search['status']>().toEqualTypeOf<'PENDING' | undefined>();
  });

  it('refuses a column that the call does not sort by', () => {
    const wrong = () => [
      // @ts-expect-error registrations have no such column to sort by
      adminList({ call: 'GET /admin/registrations', sorts: ['mobile'], filters: {} }),
      // @ts-expect-error the first order has to be one of the list's own
      adminList({ call: 'GET /admin/users', sorts: ['id'], firstSort: '-name', filters: {} }),
      // @ts-expect-error the audit knows one order only
      adminList({ call: 'GET /admin/audit', sorts: ['id'], filters: {} }),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  it('refuses a filter that the call does not take, or that never reaches it', () => {
    const call = 'GET /admin/registrations';
    const unsent = { read: () => 7, send: String };
    const wrong = () => [
      // @ts-expect-error the call says event_id
      adminList({ call, sorts: ['id'], filters: { event: idOf('event') } }),
      // @ts-expect-error no registration has this status
      adminList({ call, sorts: ['id'], filters: { status: oneOf('status', ['ACCEPTED']) } }),
      // @ts-expect-error a filter that is read off the address has to reach the call
      adminList({ call, sorts: ['id'], filters: { event: unsent } }),
      // @ts-expect-error another list's filter
      adminList({ call, sorts: ['id'], filters: { role: oneOf('role', ['USER']) } }),
      // @ts-expect-error not a list
      adminList({ call: 'GET /admin/dashboard', sorts: [], filters: {} }),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  it('refuses an export at another address, or with filters of another list', () => {
    const query = LIST.query(LIST.read({}));
    const wrong = () => [
      // @ts-expect-error a slip of the pen
      exportHref('GET /admin/registration/export', query),
      // @ts-expect-error a list, not a file
      exportHref('GET /admin/registrations', query),
      // @ts-expect-error submissions are sorted by other columns
      exportHref('GET /admin/events/submissions/export', query),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
