import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Api } from './api.ts';
import { endpoints } from './api.ts';
import type { EndpointDefinition } from './endpoint.ts';

/**
 * The calls R7.5 to R7.28 with the fields of R3.1 to R3.9 that they answer or take, copied from
 * docs/requirements.md by hand. Further fields may stand beside them (R3.10).
 */
const EVENT =
  'id title description event_banner event_details_url status internal_event requires_submission registration_open registration_close submission_start submission_close event_questions';
const SUBMISSION =
  'id submitted_by event_title submission_status submitted_at reviewed_by reviewed_at review_remarks description work_link demo_or_alternate_link';
const ADMIN_REGISTRATION =
  'id event_title user_name user_email user_college user_college_address registered_on status review_remarks answers';
const PUBLIC_EVENT =
  'id title description registration_open registration_close submission_start submission_close status date';
const USER = 'id name email role status mobile registered_at details';
const PROFILE = 'name mobile dob gender address college_name college_address';

type Fields = { answers: string; takes?: string; query?: string; status?: number; list?: true };
const CALLS: Partial<Record<keyof Api, Fields>> = {
  'GET /user/profile': {
    answers: 'name email profile_pic role is_profile_complete is_internal',
  },
  'POST /user/logout': { answers: 'message' },
  'GET /user/available/events': {
    answers: `${EVENT} is_registered submission_status submission_id`,
    list: true,
  },
  'POST /user/events/{id}/register': { answers: 'id', takes: 'event_answers', status: 201 },
  'POST /user/events/{id}/submissions': {
    answers: SUBMISSION,
    takes: 'work_link demo_or_alternate_link description',
    status: 201,
  },
  'GET /user/registrations': {
    answers:
      'id event_title registered_on registration_status review_remarks reviewed_at question_answers',
    list: true,
  },
  'PUT /user/profile': { answers: PROFILE, takes: PROFILE },
  'GET /user/submissions': { answers: SUBMISSION, list: true },
  'GET /user/submissions/{id}': { answers: SUBMISSION },
  'GET /public/events/available': { answers: PUBLIC_EVENT, list: true },
  'GET /admin/users': { answers: USER, list: true },
  'GET /admin/users/{id}': { answers: USER },
  'PUT /admin/users/{id}': { answers: USER, takes: 'role status' },
  'DELETE /admin/users/{id}': { answers: USER },
  'GET /admin/events': { answers: EVENT, list: true },
  'POST /admin/events': { answers: EVENT, takes: EVENT.replace('id ', ''), status: 201 },
  'PUT /admin/events/{id}': { answers: EVENT, takes: EVENT.replace('id ', '') },
  'DELETE /admin/events/{id}': { answers: EVENT },
  'GET /admin/registrations': { answers: ADMIN_REGISTRATION, query: 'event_id', list: true },
  'GET /admin/registrations/{id}': { answers: ADMIN_REGISTRATION },
  'PUT /admin/registrations/{id}': { answers: ADMIN_REGISTRATION, takes: 'status remarks' },
  'GET /admin/events/submissions': { answers: SUBMISSION, query: 'event_id status', list: true },
  'GET /admin/events/submissions/{id}': { answers: SUBMISSION },
  'PUT /admin/submissions/{id}/review': { answers: SUBMISSION, takes: 'status remarks' },
};

type Schema = { type?: string; items?: Schema; properties?: Record<string, unknown> };

function schemaOf(schema: z.ZodType | undefined, io: 'input' | 'output'): Schema {
  if (!schema) return {};
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;
}

const all: readonly EndpointDefinition[] = endpoints;

test('they are the 24 calls beside the redirect of the sign-in', () => {
  expect(Object.keys(CALLS)).toHaveLength(24);
});

test.each(Object.entries(CALLS))('%s has the fields of the requirements', (name, fields) => {
  const call = all.find(({ method, path }) => `${method} ${path}` === name);
  const answer = schemaOf(call?.response, 'output');
  expect(answer.type).toBe(fields.list ? 'array' : 'object');
  const properties = Object.keys((fields.list ? answer.items : answer)?.properties ?? {});
  expect(properties).toEqual(expect.arrayContaining(fields.answers.split(' ')));
  expect(call?.status ?? 200).toBe(fields.status ?? 200);
  for (const [schema, expected] of [
    [call?.body, fields.takes],
    [call?.query, fields.query],
  ] as const) {
    const taken = Object.keys(schemaOf(schema, 'input').properties ?? {});
    expect(taken).toEqual(expect.arrayContaining(expected?.split(' ') ?? []));
  }
});
