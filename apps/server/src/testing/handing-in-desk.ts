import type { HandedWork } from '@pratibha/contract/handed-works';
import { PLAIN_FORM, type WorkForm, type WorkPart } from '@pratibha/domain/works/work-form';
import type { SignedInClient, TestApp } from './app.ts';
import { createEvent, createRegistration, type EventValues } from './factories.ts';
import { testPart } from './handed-factories.ts';
import { createSentFile } from './sent-factories.ts';

export const IN_WINDOW = '2025-08-10T10:00:00+05:45';
/** The last instant of the window of `createEvent`. */
export const CLOSE = new Date('2025-09-01T00:00:00+05:45');

/** A link beside the files. */
export const VIDEO: WorkPart = testPart({
  ...{ id: 'video', name: 'Video', required: false, kind: 'link', most: 2, most_mb: null },
});

export const FORM: WorkForm = { ...PLAIN_FORM, asks_link: 'no', parts: [testPart(), VIDEO] };

type Values = { readonly form?: Partial<WorkForm>; readonly event?: EventValues };

/** An event that asks for a poster and perhaps a video, and somebody who is registered for it. */
export async function openHandingIn(product: TestApp, { form = {}, event: values }: Values = {}) {
  const event = await createEvent(product.database, { requires_submission: true, ...values });
  await saveForm(product, event.id, form);
  const student = await product.as('USER');
  await createRegistration(product.database, { event_id: event.id, user_id: student.user.id });
  return deskOf(product, event, student);
}

export async function saveForm(product: TestApp, event_id: number, form: Partial<WorkForm>) {
  const { parts, ...columns } = { ...FORM, ...form };
  await product.database.kysely
    .insertInto('work_forms')
    .values({ event_id, ...columns, parts: JSON.stringify(parts) })
    .execute();
}

function deskOf(
  product: TestApp,
  event: Awaited<ReturnType<typeof createEvent>>,
  student: SignedInClient,
) {
  const send = (values: Partial<Parameters<typeof createSentFile>[1]> = {}) =>
    createSentFile(product.database, {
      ...{ user_id: student.user.id, event_id: event.id },
      ...values,
    });
  const url = `/api/user/events/${event.id}/submissions`;
  const submit = (parts: unknown, more: object = {}, headers = {}) =>
    student.post(url, { description: 'A poster about rivers.', parts, ...more }, headers);
  const replace = (id: number, revision: number, parts: unknown, more: object = {}) =>
    student.put(`/api/user/submissions/${id}`, {
      ...{ description: 'A better poster.', revision, parts },
      ...more,
    });
  const handed = async (id: number) =>
    (await student.get(`/api/user/submissions/${id}/parts`)).json<HandedWork[]>();
  return { event, student, url, send, submit, replace, handed };
}
