import { expect, test } from 'vitest';
import { venueWarnings } from './venue-findings.ts';

const NOWHERE = { name: null, room: null, address: null, map: null };
const EVENT = {
  ...{
    title: 'Poster',
    event_date: '2030-07-20',
    starts_at: '10:00',
    ends_at: null,
    ends_on: null,
  },
  ...{ venue_name: null, venue_room: null, venue_address: null, venue_map_url: null },
};
const nowhere = (others: number) => ({
  path: '/venue/name',
  error: { code: 'event-without-venue', event: 'Poster', others },
});
const atOnce = {
  path: '/venue',
  error: { code: 'events-at-the-same-hour', event: 'Poster', other: 'Web' },
};

test.each([
  ['no event', {}, [], []],
  ['one without a venue', {}, [EVENT], [nowhere(0)]],
  ['several', {}, [EVENT, { ...EVENT, title: 'Web' }, EVENT], [nowhere(2)]],
  ['one without a day', {}, [{ ...EVENT, event_date: null }], []],
  ['one with its own', {}, [{ ...EVENT, venue_name: 'Hall' }], []],
  ['one in a room, as everybody knows where', {}, [{ ...EVENT, venue_room: 'Hall B' }], []],
  ['the edition’s', { name: 'Hall' }, [EVENT], []],
  ['two at the same hour', { name: 'Hall' }, [EVENT, { ...EVENT, title: 'Web' }], [atOnce]],
  [
    'two in rooms of it',
    { name: 'Hall' },
    [EVENT, { ...EVENT, title: 'Web', venue_room: 'B' }],
    [],
  ],
])('%s', (_, venue, events, warnings) => {
  expect(venueWarnings({ venue: { ...NOWHERE, ...venue } }, events)).toEqual(warnings);
});
