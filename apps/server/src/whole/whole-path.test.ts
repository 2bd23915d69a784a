import type { UserEvent } from '@pratibha/contract/events';
import type { AdminRegistration, UserRegistration } from '@pratibha/contract/registrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent } from '../testing/factories.ts';
import { PROFILE } from '../testing/stress/valid-profile.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
  await createEvent(product.database, { title: 'AI & Web Design' });
});
afterAll(() => product.close());

test('a newcomer completes the profile and registers, an admin shortlists, the newcomer sees it', async () => {
  const newcomer = await product.as({ profile: null });
  const admin = await product.as('EVENT_ADMIN');
  const [event] = (await newcomer.get('/api/user/available/events')).json<UserEvent[]>();
  const register = () =>
    newcomer.post(`/api/user/events/${event?.id}/register`, {
      event_answers: [{ '1': 'Seniors' }],
    });
  expect((await register()).problem).toBe('profile-incomplete');
  await newcomer.put('/api/user/profile', PROFILE);
  expect((await register()).status).toBe(201);

  const pending = await admin.get('/api/admin/registrations?status=PENDING');
  const [registration] = pending.json<AdminRegistration[]>();
  expect(registration).toMatchObject({
    user_name: 'Nima Sherpa',
    event_title: 'AI & Web Design',
    answers: [{ '1': 'Seniors' }],
  });
  await admin.put(`/api/admin/registrations/${registration?.id}`, {
    status: 'SHORTLISTED',
    remarks: 'See you there',
  });

  const [mine] = (await newcomer.get('/api/user/registrations')).json<UserRegistration[]>();
  expect(mine).toMatchObject({
    registration_status: 'SHORTLISTED',
    review_remarks: 'See you there',
  });
});
