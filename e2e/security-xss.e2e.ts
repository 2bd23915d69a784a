import type {
  APIRequestContext,
  BrowserContext,
  Page,
  PlaywrightWorkerArgs,
} from '@playwright/test';
import type { UserSubmission } from '@pratibha/contract/submissions';
import { EDITED } from './event-change.ts';
import { type Account, expect, test } from './product.ts';
import { linkWith, PAYLOADS, REFUSED_LINKS } from './xss-payloads.ts';

/*
 * Every text and link that people give is given as an attack, and then looked at by everybody.
 * `npm run torture -- xss` takes all payloads, `npm test` every fifteenth,
 * seen by fewer people.
 */

const IS_LONG = process.env.TORTURE === '1';
const chosen = IS_LONG ? PAYLOADS : PAYLOADS.filter((_, index) => index % 15 === 0);
const DETAILS = IS_LONG ? 10 : 2;
const AUGUST = '2025-08-10T10:00:00+05:45';

test.setTimeout(IS_LONG ? 3_600_000 : 600_000);
test.use({ clockStart: '2025-07-16T10:00:00+05:45', elsewhere: true });

const PERSON: Account = 'new-xss-0';

type Session = { call: (method: string, path: string, data?: unknown) => Promise<number> };

/** A signed-in person without a browser. */
async function signIn(
  playwright: PlaywrightWorkerArgs['playwright'],
  origin: string,
  account: string,
): Promise<Session & { request: APIRequestContext }> {
  const request = await playwright.request.newContext({ baseURL: origin });
  await request.get(`/api/oauth/login?login_hint=${account}@example.test&return_to=/user/events`);
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return {
    request,
    async call(method, path, data) {
      const headers = { 'x-xsrf-token': token };
      const response = await request.fetch(`/api${path}`, { method, headers, data });
      expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(300);
      const body = (await response.json()) as { id?: number };
      return body.id ?? 0;
    },
  };
}

/** What an organiser and a person can say, said as an attack. */
async function plant(admin: Session, person: Session, payload: string): Promise<number> {
  const link = linkWith(payload);
  const event = await admin.call('POST', '/admin/events', {
    title: payload,
    description: payload,
    event_banner: link,
    event_details_url: link,
    takes_enquiries: true,
    requires_submission: true,
    registration_open: '2025-07-01T00:00:00+05:45',
    registration_close: '2025-08-01T00:00:00+05:45',
    submission_start: '2025-08-02T00:00:00+05:45',
    submission_close: '2025-09-01T00:00:00+05:45',
    event_questions: {
      '1': { question: payload, type: 'long_text', help: payload, required: true },
      '2': { question: 'Link', type: 'url', required: true },
      '3': { question: 'Choice', type: 'single_choice', options: [payload, 'b'], other: true },
    },
  });
  await person.call('PUT', '/user/profile', {
    name: payload,
    mobile: '9800000002',
    dob: '2007-01-01',
    gender: 'OTHER',
    address: payload,
    college_name: payload,
    college_address: payload,
  });
  await person.call('POST', `/user/events/${event}/register`, {
    event_answers: [{ '1': payload }, { '2': link }, { '3': payload }],
  });
  for (const shared_text of [null, payload]) {
    const asked = await person.call('POST', `/user/events/${event}/enquiries`, { text: payload });
    const body = { response: payload, for_all: shared_text !== null, shared_text };
    await admin.call('PUT', `/admin/enquiries/${asked}/response`, body);
  }
  await person.call('POST', '/user/erasure', { reason: payload });
  return event;
}

async function plantWork(admin: Session, person: Session, event: number, payload: string) {
  const link = linkWith(payload);
  const work = { work_link: link, demo_or_alternate_link: link, description: payload };
  const submission = await person.call('POST', `/user/events/${event}/submissions`, work);
  await admin.call('PUT', `/admin/submissions/${submission}/review`, {
    status: 'RESUBMISSION_REQUIRED',
    remarks: payload,
  });
}

/** Notes what must never happen. */
async function watch(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeFunction('xss', () => void seen.push('executed'));
  await context.exposeFunction('violated', (what: string) => void seen.push(what));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violated } = globalThis as unknown as { violated: (what: string) => void };
      violated(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return seen;
}

/** Opens the details of the first rows, which show what the list does not. */
async function openDetails(page: Page): Promise<void> {
  // Super admins see another table above the users.
  // While they load, one row that opens nothing says so.
  const rows = page
    .getByRole('table')
    .last()
    .locator('tbody')
    .getByRole('row')
    .filter({ has: page.getByRole('button') });
  await expect(rows.first()).toBeVisible();
  const count = Math.min(await rows.count(), DETAILS);
  for (let n = 0; n < count; n += 1) {
    // In the middle of a row may stand a name, which leads elsewhere.
    await rows.nth(n).getByRole('button').first().click();
    const dialog = page.getByRole('dialog').first();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

const OWN_PAGES = [
  '/user/events',
  '/user/event-registrations',
  '/user/work-submissions',
  '/user/update-profile',
  '/user/workshops',
  '/user/certificates',
];
const DESK_PAGES = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/events',
  '/admin/registrations',
  '/admin/submissions',
  '/admin/enquiries',
];
/** The lists on which, newest first, the planted words must be seen: else nothing was tested. */
const SHOWS = /events|registrations|submissions|enquiries/;
const HAS_DETAILS =
  /event-registrations|work-submissions|admin\/(users|events|registrations|submissions|enquiries|audit)$/;

/** Planted words that a person sees: not those of a closed list. */
function shown(page: Page) {
  return page.getByText('xss()').filter({ visible: true }).first();
}

test('what people write never runs, whoever looks at it', async ({
  playwright,
  product,
  openAs,
}) => {
  const { origin } = product;
  const admin = await signIn(playwright, origin, 'superadmin');
  const people: { person: Session; event: number; payload: string }[] = [];
  for (const [n, payload] of chosen.entries()) {
    const person = await signIn(playwright, origin, `new-xss-${n}`);
    people.push({ person, event: await plant(admin, person, payload), payload });
  }
  await admin.call('PUT', '/demo/clock', { at: AUGUST });
  for (const { person, event, payload } of people) await plantWork(admin, person, event, payload);

  const everybody: [Account, readonly string[]][] = [
    [PERSON, [...OWN_PAGES, `/user/events/${people[0]?.event}`]],
    ['student', ['/user/events', `/user/events/${people[0]?.event}`]],
    ['newcomer', ['/user/events']],
    ['internal', ['/user/events']],
    ['eventadmin', DESK_PAGES],
    ['admin', [...DESK_PAGES, '/admin/audit', '/admin/mails']],
    ['superadmin', [...DESK_PAGES, '/admin/audit']],
  ];
  // In short: whose words they are, who sees them among their own, and who sees all of them.
  const visitors = everybody.filter(
    ([account]) => IS_LONG || [PERSON, 'student', 'superadmin'].includes(account),
  );
  let pages = 0;
  for (const [account, paths] of visitors) {
    const page = await openAs(account, '/user/events');
    const seen = await watch(page.context());
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      if (SHOWS.test(path)) await expect(shown(page)).toBeVisible();
      if (HAS_DETAILS.test(path)) await openDetails(page);
      pages += 1;
    }
    expect(seen, `as ${account}`).toEqual([]);
    await page.context().close();
  }
  console.log(`xss: ${chosen.length} payloads, ${pages} pages as ${visitors.length} people, 0 ran`);
});

test('what stands in the gallery never runs', async ({ playwright, product, page }) => {
  const admin = await signIn(playwright, product.origin, 'superadmin');
  const maker = await signIn(playwright, product.origin, 'internal');
  await admin.call('PUT', '/demo/clock', { at: AUGUST });
  const own = await maker.request.get('/api/user/submissions');
  const isStory = ({ event_title }: UserSubmission) => /^Data Storytelling/.test(event_title);
  const work = ((await own.json()) as UserSubmission[]).find(isStory);
  const { id, event_id: event } = work ?? { id: 0, event_id: 0 };
  const now = await admin.request.get(`/api/admin/events/${event}`);
  const isEdited = ([name]: readonly [string, unknown]) => EDITED.includes(name);
  const full = Object.entries((await now.json()) as object).filter(isEdited);
  const until = { submission_close: '2025-09-01T00:00:00+05:45' };
  await admin.call('PUT', `/admin/events/${event}`, { ...Object.fromEntries(full), ...until });
  await maker.call('PUT', `/user/submissions/${id}/consent`, { show_work: true });
  const seen = await watch(page.context());
  for (const description of IS_LONG ? chosen : [chosen.join('\n\n')]) {
    const link = linkWith(description.split('\n', 1)[0] ?? '');
    const review = (status: string) =>
      admin.call('PUT', `/admin/submissions/${id}/review`, { status, remarks: description });
    await admin.call('PUT', `/admin/submissions/${id}/reopen`, { reason: description });
    await review('RESUBMISSION_REQUIRED');
    const sent = { work_link: link, demo_or_alternate_link: link, description };
    await maker.call('POST', `/user/events/${event}/submissions`, sent);
    await review('ACCEPTED');
    await page.goto('/works');
    await page.getByRole('link').filter({ hasText: 'xss()' }).first().click();
    await expect(shown(page)).toBeVisible();
  }
  expect(seen).toEqual([]);
});

test('what stands in an address never runs', async ({ context, page, guard }) => {
  guard.expectResponse(404, /./);
  const seen = await watch(context);
  for (const [n, payload] of chosen.entries()) {
    const text = encodeURIComponent(payload);
    const paths = [
      `/?sign-in-error=${text}#${text}`,
      `/unauthorized?reason=${text}`,
      `/event/details?${text}=${text}#${text}`,
      `/works?award=${text}&competition=${text}#${text}`,
      `/${text.replaceAll('.', '')}`,
    ];
    // In short two of them for each payload, so that all of them have some.
    const isIts = (at: number) => IS_LONG || at === n % 5 || at === (n + 2) % 5;
    for (const path of paths.filter((_, at) => isIts(at))) await page.goto(path);
  }
  expect(seen).toEqual([]);
});

test('what is searched for never runs', async ({ openAs }) => {
  const page = await openAs('admin', '/admin/users');
  const seen = await watch(page.context());
  const lists = ['users', 'events', 'registrations', 'submissions'];
  for (const [n, payload] of chosen.entries()) {
    for (const list of IS_LONG ? lists : lists.slice(n % 4, (n % 4) + 1)) {
      await page.goto(`/admin/${list}?q=${encodeURIComponent(payload)}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
  }
  // What the router reads as something other than text.
  for (const odd of ['{"a":[1]}', 'null']) {
    await page.goto(`/admin/users?q=${encodeURIComponent(odd)}&sort=${encodeURIComponent(odd)}`);
    await expect(page.getByRole('row').nth(2)).toBeVisible();
  }
  expect(seen).toEqual([]);
});

test('links that would run are refused', async ({ playwright, product }) => {
  const admin = await signIn(playwright, product.origin, 'admin');
  const { cookies } = await admin.request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  for (const field of ['event_banner', 'event_details_url']) {
    for (const link of REFUSED_LINKS) {
      const response = await admin.request.post('/api/admin/events', {
        headers: { 'x-xsrf-token': token },
        data: {
          title: 'x',
          registration_open: '2025-07-01T00:00:00+05:45',
          registration_close: '2025-08-01T00:00:00+05:45',
          [field]: link,
        },
      });
      expect([link, response.status()]).toEqual([link, 422]);
    }
  }
});
