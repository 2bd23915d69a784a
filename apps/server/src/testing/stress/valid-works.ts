import { zonedStart } from '@pratibha/domain/time/competition-time';
import { createEvent, createRegistration, createSubmission } from '../factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

/** At 16 July 2025 works can be handed in for this one. */
const takesWorks = {
  requires_submission: true,
  registration_open: zonedStart(2025, 7, 1),
  registration_close: zonedStart(2025, 7, 10),
  submission_start: zonedStart(2025, 7, 10),
  submission_close: zonedStart(2025, 8, 1),
};

/** Requests of students about their works. */
export const VALID_WORKS = {
  'POST /user/events/{id}/submissions': async ({
    product,
    chance,
  }: ValidWorld): Promise<ValidRequest> => {
    const client = await product.as('USER');
    const { id } = await createEvent(product.database, takesWorks);
    const registration = { event_id: id, user_id: client.user.id };
    const { id: registration_id } = await createRegistration(product.database, registration);
    if (chance.oneIn(2)) {
      const status = 'RESUBMISSION_REQUIRED';
      await createSubmission(product.database, { registration_id, status });
    }
    const body = {
      work_link: 'https://work.example/x',
      demo_or_alternate_link: chance.pick(['', null, 'http://demo.example/?q=नेपाल']),
      description: chance.pick(['A work.', '<script>alert(1)</script>', 'शब्द '.repeat(200)]),
    };
    return { client, path: `/user/events/${id}/submissions`, body };
  },
  'PUT /user/submissions/{id}': async ({ product, chance }: ValidWorld): Promise<ValidRequest> => {
    const client = await product.as('USER');
    const { id: event_id } = await createEvent(product.database, takesWorks);
    const { id } = await createSubmission(product.database, { event_id, user_id: client.user.id });
    const body = {
      work_link: 'https://work.example/y',
      demo_or_alternate_link: chance.pick(['', null, 'demo.example']),
      description: chance.pick(['Another work.', 'शब्द '.repeat(200)]),
      revision: 1,
    };
    return { client, path: `/user/submissions/${id}`, body };
  },
  'PUT /user/submissions/{id}/consent': async ({
    product,
    chance,
  }: ValidWorld): Promise<ValidRequest> => {
    const client = await product.as('USER');
    const { id } = await createSubmission(product.database, { user_id: client.user.id });
    const body = { show_work: true, name_with_work: chance.pick([true, false]) };
    return { client, path: `/user/submissions/${id}/consent`, body };
  },
};
