import { createTag } from '../desk-factories.ts';
import { createEvent, createRegistration, createSubmission } from '../factories.ts';
import { createEventVersion } from '../version-factories.ts';
import type { ValidRequest, ValidWorld } from './valid-requests.ts';

const organiser = ({ product, chance }: ValidWorld) =>
  product.as(chance.pick(['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN'] as const));

const answer = ({ chance }: ValidWorld) => ({
  ...{ title: chance.pick(['Too late', 'देरी', '<b>']), is_shared: false, kind: 'registration' },
  ...{ decision: 'REJECTED', remarks: chance.pick(['', 'Too late, {{first_name|dear student}}.']) },
  ...{ tag_id: null, assigns: chance.pick([null, 'me', 'nobody']), key: chance.pick([null, 3]) },
});

/** A set answer of the organiser who asks. */
async function ownAnswer(world: ValidWorld) {
  const client = await organiser(world);
  const { rows } = await world.product.database.pool.query<{ id: number }>(
    `insert into remarks_templates (title, user_id, kind, decision)
     values ('Too late', $1, 'registration', 'REJECTED') returning id`,
    [client.user.id],
  );
  return { client, path: `/admin/set-answers/${rows[0]?.id}` };
}

/** Requests about where replies go, remarks that are put right, and set answers. */
export const VALID_REPLIES = {
  'PUT /admin/mails/replies': async (world: ValidWorld): Promise<ValidRequest> => {
    const client = await world.product.as(world.chance.pick(['ADMIN', 'SUPER_ADMIN'] as const));
    const path = '/admin/mails/replies';
    const { version } = (await client.get(`/api${path}`)).json<{ version: number }>();
    const reply_to = world.chance.pick(['robots@college.example', null]);
    return { client, path, body: { reply_to, version } };
  },
  'PUT /admin/registrations/{id}/remarks': async (world: ValidWorld): Promise<ValidRequest> => {
    const { id } = await createRegistration(world.product.database, { status: 'SHORTLISTED' });
    const body = { remarks: world.chance.pick(['At 10.', 'दस बजे']), version: 1 };
    return { client: await organiser(world), path: `/admin/registrations/${id}/remarks`, body };
  },
  'PUT /admin/submissions/{id}/remarks': async (world: ValidWorld): Promise<ValidRequest> => {
    const { id } = await createSubmission(world.product.database, { status: 'ACCEPTED' });
    const body = { remarks: world.chance.pick(['Well done.', 'राम्रो']), version: 1 };
    return { client: await organiser(world), path: `/admin/submissions/${id}/remarks`, body };
  },
  'POST /admin/set-answers': async (world: ValidWorld): Promise<ValidRequest> => {
    const { id: tag_id } = await createTag(world.product.database, null);
    const body = { ...answer(world), tag_id };
    return { client: await organiser(world), path: '/admin/set-answers', body };
  },
  'PUT /admin/set-answers/{id}': async (world: ValidWorld): Promise<ValidRequest> => ({
    ...(await ownAnswer(world)),
    body: { ...answer(world), version: 1 },
  }),
  'POST /admin/events/{id}/versions/{version}/restore': async (
    world: ValidWorld,
  ): Promise<ValidRequest> => {
    const event = await createEvent(world.product.database);
    await createEventVersion(world.product.database, event);
    const path = `/admin/events/${event.id}/versions/1/restore`;
    return { client: await organiser(world), path, body: {} };
  },
  'DELETE /admin/set-answers/{id}': (world: ValidWorld): Promise<ValidRequest> => ownAnswer(world),
};
