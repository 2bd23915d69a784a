import { PLAIN_FORM } from '@pratibha/domain/works/work-form';
import { createEvent, createRegistration } from '../factories.ts';
import { createFollowUp } from '../follow-ups.ts';
import { testPart } from '../handed-factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

/** A valid request for each call about what somebody answered, or answered before withdrawing. */
export const VALID_ANSWERS: Readonly<Record<string, (world: ValidWorld) => Promise<ValidRequest>>> =
  {
    'PUT /user/registrations/{id}/answers': async ({ product, chance }) => {
      const client = await product.as('USER');
      const { id } = await createRegistration(product.database, { user_id: client.user.id });
      const answer = chance.pick(['Instagram', 'A poster at school', '=1+1', '😀']);
      const body = { event_answers: [{ '1': answer }], revision: 1 };
      return { client, path: `/user/registrations/${id}/answers`, body };
    },
    'PUT /admin/events/{id}/follow-up': async ({ product, chance }) => {
      const client = await product.as('ADMIN');
      const { id } = await createEvent(product.database);
      const body = { questions: { '1': 'T-shirt?' }, last_day: '2025-08-10', revision: 0 };
      const none = { questions: {}, last_day: null, revision: 0 };
      return { client, path: `/admin/events/${id}/follow-up`, body: chance.pick([body, none]) };
    },
    'PUT /admin/events/{id}/work-form': async ({ product, chance }) => {
      const client = await product.as('ADMIN');
      const { id } = await createEvent(product.database);
      const part = testPart({ name: chance.pick(['Poster', '=1+1', '😀']) });
      const form = { ...PLAIN_FORM, asks_link: 'no', parts: [part] };
      const body = chance.pick([form, PLAIN_FORM]);
      return { client, path: `/admin/events/${id}/work-form`, body: { ...body, revision: 0 } };
    },
    'PUT /admin/events/{id}/options': async ({ product, chance }) => {
      const client = await product.as('ADMIN');
      const shirt = { question: 'T-shirt', type: 'single_choice', options: ['M', 'L'] };
      const { id } = await createEvent(product.database, {
        event_questions: { '1': { ...shirt, seats: { L: 20 } } },
      });
      const to = chance.pick(['Large', '=1+1', '😀']);
      const body = { asked: 'registration', question: 'T-shirt', option: 'L', to, revision: 1 };
      return { client, path: `/admin/events/${id}/options`, body };
    },
    'PUT /user/registrations/{id}/follow-up': async ({ product, chance }) => {
      const client = await product.as('USER');
      const { id, event_id } = await createRegistration(product.database, {
        ...{ user_id: client.user.id, status: 'SHORTLISTED' },
      });
      await createFollowUp(product.database, { event_id });
      const body = { event_answers: [{ '1': chance.pick(['M', '=1+1', '😀']) }], revision: 0 };
      return { client, path: `/user/registrations/${id}/follow-up`, body };
    },
    'DELETE /user/withdrawals/{id}': async ({ product }) => {
      const client = await product.as('USER');
      const { id } = await createRegistration(product.database, { user_id: client.user.id });
      await client.delete(`/api/user/registrations/${id}`);
      return { client, path: `/user/withdrawals/${id}` };
    },
  };
