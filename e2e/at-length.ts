import type { Page } from '@playwright/test';
import type { PersonRecord } from '@pratibha/contract/person';
import { call } from './participant.ts';

/* What makes lists of the console as long as they become. */

/** What makes the longest rows of the audit: the longest titles, statuses and remarks. */
export async function decideAtLength(page: Page): Promise<void> {
  const remarks = 'The second page is missing, and the pictures are blurry. '.repeat(4);
  for (const [list, review, status] of [
    ['/admin/registrations', (id: number) => `/admin/registrations/${id}`, 'REJECTED'],
    [
      '/admin/events/submissions',
      (id: number) => `/admin/submissions/${id}/review`,
      'RESUBMISSION_REQUIRED',
    ],
  ] as const) {
    const query = '?status=PENDING&sort=-event_title&limit=2';
    for (const { id } of await call<{ id: number }[]>(page, 'GET', list + query)) {
      await call(page, 'PUT', review(id), { status, remarks });
    }
  }
}

/** Gives the maker of the first work listed a name as long as they come in Nepal. */
export async function nameAtLength(page: Page): Promise<void> {
  const listed = '/admin/events/submissions?limit=1';
  const [work] = await call<{ user_id: number }[]>(page, 'GET', listed);
  const path = `/admin/users/${work?.user_id}`;
  const { correction } = await call<PersonRecord>(page, 'GET', `${path}/record`);
  const name = 'लक्ष्मीनारायणप्रसाद विश्वकर्मा श्रेष्ठाचार्य उपाध्याय';
  await call(page, 'PUT', `${path}/identity`, { name, revision: correction?.revision });
}
