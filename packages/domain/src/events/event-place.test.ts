import { describe, expect, it } from 'vitest';
import { eventSpan, inTheWay, isNear, isPlaceSaid, locationOf, venueOf } from './event-place.ts';
import { roomAndName } from './room-and-name.ts';

const NOWHERE = { venue_name: null, venue_room: null, venue_address: null, venue_map_url: null };
const NO_HOURS = { starts_at: null, ends_at: null, ends_on: null };
const DAY = '2025-08-15';

describe('when an event takes place', () => {
  it.each([
    ['nothing without a day', { ...NO_HOURS, event_date: null, starts_at: '10:00' }, null],
    ['its day', { ...NO_HOURS, event_date: DAY }, [DAY, DAY, null, null]],
    ['its day, of a row without hours', { event_date: DAY }, [DAY, DAY, null, null]],
    [
      'from an hour',
      { ...NO_HOURS, event_date: DAY, starts_at: '10:00' },
      [DAY, DAY, '2025-08-15T04:15:00.000Z', null],
    ],
    [
      'until an hour',
      { event_date: DAY, starts_at: '10:00', ends_at: '16:30', ends_on: null },
      [DAY, DAY, '2025-08-15T04:15:00.000Z', '2025-08-15T10:45:00.000Z'],
    ],
    [
      'several days',
      { ...NO_HOURS, event_date: DAY, ends_on: '2025-08-17' },
      [DAY, '2025-08-17', null, null],
    ],
    [
      'until an hour of the last day',
      { event_date: DAY, starts_at: '10:00', ends_at: '09:00', ends_on: '2025-08-17' },
      [DAY, '2025-08-17', '2025-08-15T04:15:00.000Z', '2025-08-17T03:15:00.000Z'],
    ],
    [
      'until the end of the last day',
      { ...NO_HOURS, event_date: DAY, starts_at: '10:00', ends_on: '2025-08-17' },
      [DAY, '2025-08-17', '2025-08-15T04:15:00.000Z', '2025-08-17T18:15:00.000Z'],
    ],
    [
      'a last day that its day was moved behind',
      { ...NO_HOURS, event_date: DAY, ends_on: '2025-08-14' },
      [DAY, DAY, null, null],
    ],
  ])('%s', (_, event, expected) => {
    const span = eventSpan(event);
    const parts = span && [
      span.day,
      span.lastDay,
      span.starts?.toISOString() ?? null,
      span.ends?.toISOString() ?? null,
    ];
    expect(parts).toEqual(expected);
  });
});

describe('where an event is', () => {
  const edition = {
    name: 'City Hall',
    room: null,
    address: 'Ring Road',
    map: 'https://map.test/1',
  };
  const inherited = {
    venue_name: 'City Hall',
    venue_room: null,
    venue_address: 'Ring Road',
    venue_map_url: 'https://map.test/1',
  };
  it.each([
    ['its edition’s', NOWHERE, edition, inherited],
    [
      'a room of its own there',
      { ...NOWHERE, venue_room: 'Hall B' },
      edition,
      { ...inherited, venue_room: 'Hall B' },
    ],
    [
      'its own, without anything of the edition’s',
      { ...NOWHERE, venue_name: 'Library' },
      edition,
      { ...NOWHERE, venue_name: 'Library' },
    ],
    ['nowhere', NOWHERE, null, NOWHERE],
  ])('%s', (_, own, of, expected) => {
    expect(venueOf(own, of)).toEqual(expected);
  });

  it('is said as one line', () => {
    const venue = { ...inherited, venue_room: 'Hall B' };
    expect(roomAndName(venue)).toBe('Hall B, City Hall');
    expect(locationOf(venue)).toBe('Hall B, City Hall, Ring Road');
    expect([roomAndName(NOWHERE), locationOf(NOWHERE)]).toEqual([null, null]);
  });

  it.each([
    ['a day alone', {}, false],
    ['an hour', { starts_at: '10:00' }, true],
    ['a last day', { ends_on: '2025-08-17' }, true],
    ['a room', { venue_room: 'Hall B' }, true],
    ['a map', { venue_map_url: 'https://map.test/1' }, true],
  ])('%s is said', (_, given, expected) => {
    expect(isPlaceSaid({ ...NO_HOURS, ...NOWHERE, event_date: DAY, ...given })).toBe(expected);
  });
});

describe('two events of one venue at the same hour', () => {
  const hall = { ...NO_HOURS, ...NOWHERE, event_date: DAY, venue_name: 'Hall B' };
  const ten = { ...hall, starts_at: '10:00', ends_at: '12:00' };
  it.each([
    ['within it', { ...hall, starts_at: '11:00' }, true],
    ['with other capitals and blanks', { ...ten, venue_name: ' HALL  b' }, true],
    ['until it begins', { ...hall, starts_at: '09:00', ends_at: '10:00' }, false],
    ['an hour without an end, until it begins', { ...hall, starts_at: '09:00' }, false],
    ['an hour without an end, into it', { ...hall, starts_at: '09:01' }, true],
    ['from when it ends', { ...hall, starts_at: '12:00' }, false],
    ['in another room', { ...ten, venue_room: '2' }, false],
    ['in another venue', { ...ten, venue_name: 'Hall C' }, false],
    ['on another day', { ...ten, event_date: '2025-08-16' }, false],
    ['without hours', hall, false],
    ['over days', { ...ten, event_date: '2025-08-14', ends_on: '2025-08-16' }, true],
  ])('%s', (_, other, expected) => {
    expect(inTheWay(ten, [other])).toEqual(expected ? [other] : []);
  });

  it('is nothing where no venue is said', () => {
    const nowhere = { ...ten, venue_name: null };
    expect(inTheWay(nowhere, [nowhere])).toEqual([]);
  });
});

describe('within seven days', () => {
  it.each([
    ['2025-08-07T18:14:00Z', false],
    ['2025-08-07T18:15:00Z', true],
    ['2025-08-15T18:14:00Z', true],
    ['2025-08-15T18:15:00Z', false],
  ])('at %s', (now, expected) => {
    expect(isNear({ event_date: DAY }, new Date(now))).toBe(expected);
  });
  it('until its last day is over', () => {
    const days = { event_date: DAY, ends_on: '2025-08-17' };
    expect(isNear(days, new Date('2025-08-17T18:00:00Z'))).toBe(true);
    expect(isNear({ event_date: null }, new Date('2025-08-15T00:00:00Z'))).toBe(false);
  });
});
