import type { JsonSchema } from './openapi-schemas.ts';

/*
 * Examples are composed: each field has a value by its name or its schema, so that no example is
 * forgotten when a form or a response gets another field. A field that says its own, by
 * `.meta({ examples: ['…'] })`, has that.
 */

const OPEN = '2020-07-01T00:00:00+05:45';
const CLOSE = '2020-07-20T23:59:00+05:45';
const WORK_OPENS = '2020-07-21T00:00:00+05:45';
const WORK_CLOSES = '2020-07-31T17:00:00+05:45';

const BY_NAME: Readonly<Record<string, unknown>> = {
  file: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  action: 'event.updated',
  address: 'Pokhara-8',
  announcement: null,
  actor_name: 'Nima Sherpa',
  after: '20 July',
  author: 'Nima Sherpa',
  basis: 'k3WwQh1m0T3mC2n8d0b2m1o9pXc7u5yq4s6r8v0zA1E',
  before: '16 July',
  by_token: null,
  asked_by: 'Nima Sherpa',
  issued_by: 'Nima Sherpa',
  made_by: 'Nima Sherpa',
  prepared_by: 'Nima Sherpa',
  reply_to: 'robots@school.example',
  replaced_by: null,
  replaces: null,
  revoke_reason: null,
  revoked_by: null,
  said_by: 'Nima Sherpa',
  approved_by: null,
  comments: ['Clear to the end.'],
  corrected_because: null,
  frozen_by: 'Nima Sherpa',
  prize: 'A cup',
  settled_by: null,
  sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  thaw_reason: null,
  tie_note: null,
  written: 'Clear to the end.',
  call: 'POST /user/events/{id}/register',
  changed_by: 'Nima Sherpa',
  changes: { title: ['Poster', 'Poster Design'] },
  closes_at: CLOSE,
  code: 'full',
  college: 'Example College',
  coming: 'Nima Sherpa',
  comment: 'Clear to the end.',
  competition: 'Poster Design',
  college_address: 'Pokhara',
  college_name: 'Example College',
  content: { year: 2020, title: 'Our competition' },
  confirm: 'asha@school.example',
  decided_by: null,
  demo: null,
  demo_or_alternate_link: 'https://work.example/demo',
  description: 'A poster about clean rivers.',
  detail: 'Every seat is taken.',
  device: 'Firefox on Linux',
  dob: '2003-04-14',
  draft_content: { year: 2020, title: 'Our competition' },
  edition: '2020',
  email: 'asha@school.example',
  endpoint: 'POST /user/events/{id}/register',
  errors: [],
  invited_by: 'Nima Sherpa',
  judge_name: 'Nima Sherpa',
  judged_on: ['Idea', 'Craft'],
  levels: ['Poor', 'Excellent'],
  meaning: 'How new it is, and how well it fits.',
  media_type: 'image/jpeg',
  opens_at: OPEN,
  out_because: null,
  own_venue: 'Hall B',
  part: 'poster',
  round_title: 'Preselection',
  warnings: [],
  from_paper_by: null,
  line: 'The demo asks for a password.',
  sentence: 'The hall is being cleared.',
  area: 'Hall B',
  border_reason: null,
  last_stand: 'T 12',
  prefix: 'T',
  stand: 'T 12',
  failed_fields: [],
  failure: null,
  event_answers: [{ '1': 'Facebook' }],
  event_banner: 'https://school.example/banner.png',
  event_details_url: 'https://school.example/poster-design',
  event_questions: {
    '1': { question: 'In a team?', type: 'yes_no', required: true },
    '2': {
      question: 'Its name?',
      type: 'short_text',
      required: true,
      show_if: { question: '1', is: 'Yes' },
    },
  },
  event_title: 'Poster Design',
  issuer: 'https://identity.example',
  label: 'Registration closes',
  leads_to: '/user/events/1',
  mail_error: null,
  mail_to: null,
  mail: 'sent',
  message: 'Signed out',
  mobile: '9800000000',
  name: 'Asha Rai',
  note: 'The deadline is later.',
  params: {},
  pointer: '/dates/registrationCloses',
  profile_pic: null,
  publish_at: null,
  publish_by: null,
  publish_failure: null,
  q: 'asha',
  questions: { '1': { question: 'In a team?', type: 'yes_no', required: true } },
  reason: 'Decided on the wrong row',
  refusal: null,
  registration_close: CLOSE,
  registration_open: OPEN,
  remarks: 'Welcome to the final.',
  request_id: '0b7e4c9a-1f6d-4a53-8a3e-2f5d0c7b9e11',
  response: { id: 1 },
  resubmission_refusal: null,
  review_remarks: null,
  reviewed_at: null,
  reviewed_by: null,
  reviewed_by_id: null,
  saved_by: 'Nima Sherpa',
  slug: '2020',
  source: 'registrations',
  status: 201,
  subject: 'The hall has moved',
  subject_type: 'event',
  submission_close: WORK_CLOSES,
  submission_start: WORK_OPENS,
  submitted_by: 'Asha Rai',
  token: 'pratibha_Zk3vN0qJ8hYw5rT1uXcB7mD2pLsF9aGe4iVoKnRtWyE',
  text: 'Welcome to the final.',
  title: 'Poster Design',
  type: '/docs#problem-full',
  url: 'https://school.example/api/calendars/Zk3vN0qJ8hYw5rT1uXcB7mD2pLsF9aGe4iVoKnRtWyE/dates.ics',
  user_college: 'Example College',
  user_college_address: 'Pokhara',
  user_email: 'asha@school.example',
  user_name: 'Asha Rai',
  with_role: null,
  with_status: 'SHORTLISTED',
  withdrawal_refusal: null,
  work_link: 'https://work.example/poster.png',
  zone: 'Asia/Kathmandu',
  actor_role: 'ADMIN',
  by_mail: true,
  brings: true,
  capacity: 100,
  description_word_limit: 500,
  event_date: '2020-08-05',
  starts_at: '10:00',
  ends_at: '16:00',
  ends_on: null,
  venue_name: 'City Hall',
  venue_room: 'Hall B',
  venue_address: 'Lakeside, Pokhara',
  venue_map_url: 'https://maps.example/city-hall',
  what_to_bring: 'A pencil',
  map: 'https://maps.example/city-hall',
  room: 'Hall B',
  in_bell: true,
  is_profile_complete: true,
  is_registered: true,
  requires_submission: true,
  role: 'EVENT_ADMIN',
  seats_left: 40,
  state: 'done',
};

const BY_FORMAT: Readonly<Record<string, unknown>> = {
  'date-time': '2020-07-16T04:15:00.000Z',
  date: '2020-07-16',
  uuid: '0b7e4c9a-1f6d-4a53-8a3e-2f5d0c7b9e11',
};

/** Stands where nothing says what an example is; a test finds it. */
export const UNNAMED = 'Name this field in BY_NAME';

/** An example of what a schema describes; `schemas` are those that it may refer to. */
export function exampleOf(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
  name = '',
): unknown {
  const { $ref, anyOf, enum: values, examples, format, items, type } = schema;
  if (Array.isArray(examples)) return examples[0];
  if (typeof $ref === 'string') {
    const known = $ref.slice($ref.lastIndexOf('/') + 1);
    if (name in BY_NAME) return BY_NAME[name];
    return known === 'Answer' ? { '1': 'Facebook' } : exampleOf(schemas[known] ?? {}, schemas);
  }
  if (Array.isArray(values)) return values.includes(BY_NAME[name]) ? BY_NAME[name] : values[0];
  if (name in BY_NAME) return BY_NAME[name];
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0] as JsonSchema, schemas, name);
  if (typeof format === 'string') return BY_FORMAT[format];
  const [first] = [type].flat();
  switch (first) {
    case 'object':
      return objectOf((schema['properties'] ?? {}) as Record<string, JsonSchema>, schemas);
    case 'array':
      return [exampleOf((items ?? {}) as JsonSchema, schemas)];
    case 'integer':
      return schema['minimum'] ?? 1;
    case 'boolean':
      return false;
    default:
      return first === 'string' || first === undefined ? UNNAMED : 1;
  }
}

function objectOf(
  properties: Readonly<Record<string, JsonSchema>>,
  schemas: Readonly<Record<string, JsonSchema>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, schemas, name)]),
  );
}
