import type { AuditEntry } from '@pratibha/contract/audit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { About, Actor } from './About.tsx';

const entry: AuditEntry = {
  id: 1,
  at: '2025-07-16T04:15:00.000Z',
  actor_id: 7,
  actor_name: 'Nima Sherpa',
  actor_role: 'EVENT_ADMIN',
  is_actor_erased: true,
  by_token: null,
  action: 'event.updated',
  subject_type: 'event',
  subject_id: 3,
  is_subject_there: true,
  person: null,
  event: null,
  announcement: null,
  remarks: null,
  granted_events: {},
  changes: {},
  request_id: null,
};

test.each([
  [null, 'Nima Sherpa'],
  [{ id: 4, name: 'Results' }, 'Nima Sherpa by the token “Results”'],
  [{ id: 4, name: null }, 'Nima Sherpa by token 4'],
])('who did it with the token %j', (by_token, words) => {
  expect(renderToStaticMarkup(<Actor entry={{ ...entry, by_token }} />)).toBe(words);
});

test.each([
  [true, '<a href="/admin/announcements/9">Come early</a>'],
  [false, 'Come early (removed)'],
])('an announcement that is there: %j', (is_subject_there, words) => {
  const announcement = { id: 9, subject: 'Come early' };
  const told = { ...entry, subject_type: 'announcement', subject_id: 9, is_subject_there };
  expect(renderToStaticMarkup(<About entry={{ ...told, announcement }} />)).toBe(words);
});
