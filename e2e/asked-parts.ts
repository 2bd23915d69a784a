import type { Page } from '@playwright/test';
import type { EventWorkForm } from '@pratibha/contract/work-forms';
import { call, EVENTS, openParticipant } from './participant.ts';
import type { Account } from './product.ts';
import { type Product, setClock } from './product-process.ts';

/* An event that asks for parts of a work, and the form in which somebody hands them in. */

export const ID = EVENTS.webDesign;
const FORM_AT = `/user/events?submit=${ID}`;
const PART = { help: null, required: true, most: 1, most_mb: 20, print: null, least_dpi: null };
export const POSTER = {
  ...{ ...PART, id: 'poster', name: 'Poster', kind: 'picture', print: 'A3', least_dpi: 150 },
  ...{ help: 'Photograph the whole sheet.', wants_readme: false },
};
export const PROJECT = { ...PART, id: 'project', name: 'Project', kind: 'zip', wants_readme: true };

type OpenAs = (account: Account, path: string) => Promise<Page>;

/** An event admin says what is handed in. */
export async function askFor(openAs: OpenAs, parts: readonly object[]): Promise<void> {
  const desk = await openAs('eventadmin', '/unauthorized');
  const path = `/admin/events/${ID}/work-form`;
  const { revision } = await call<EventWorkForm>(desk, 'GET', path);
  await call(desk, 'PUT', path, {
    ...{ asks_link: 'no', grace_minutes: 30, mending_hours: 24, refuses_findings: false },
    ...{ parts, revision },
  });
}

export const formIn = (page: Page) =>
  page.getByRole('dialog', { name: /work for AI & Web Design$/ });

/** The form of a new person who registered in time. */
export async function openForm(openAs: OpenAs, product: Product, name: string): Promise<Page> {
  await setClock(product, '2025-07-20T10:00:00+05:45');
  const page = await openParticipant(openAs, name, `/user/events/${ID}`);
  await call(page, 'POST', `/user/events/${ID}/register`, { event_answers: [{ 1: 'Facebook' }] });
  await setClock(product, '2025-08-11T10:00:00+05:45');
  await page.goto(FORM_AT);
  return page;
}
