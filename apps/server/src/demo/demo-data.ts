import { Chance } from '@pratibha/domain/chance';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { DEMO_START } from './clock.ts';
import { demoDecisions } from './data/decisions.ts';
import { DEMO_EVENTS } from './data/events.ts';
import { demoNotifications } from './data/notifications.ts';
import { type DemoPerson, demoPeople } from './data/people.ts';
import { demoRegistrations } from './data/registrations.ts';
import { type DemoSubmission, demoSubmissions } from './data/submissions.ts';

const SEED = 20_250_716;
const MINUTE = 60_000;

export type DemoData = ReturnType<typeof demoData>;

/** Everything the demo begins with, numbered as it will be stored; the same at every start. */
export function demoData() {
  const chance = new Chance(SEED);
  const { accounts, staff, students, beginners, former } = demoPeople(chance);
  const reviewers = [...accounts, ...staff].filter(({ role }) => role !== 'USER');
  // The student of the college has something to look at; student and newcomer begin with nothing.
  const insiders = accounts.filter(({ role, is_internal }) => role === 'USER' && is_internal);
  const active = { students: [...insiders, ...students], reviewers };
  const registrations = demoRegistrations(chance, active, DEMO_START);
  const submissions = demoSubmissions(chance, registrations, reviewers, DEMO_START);
  for (const { person, registered_on } of registrations) arriveBefore(person, registered_on);

  const others = [...staff, ...students, ...beginners, ...former];
  const stored = {
    events: DEMO_EVENTS.map((event, index) => ({ ...event, id: index + 1 })),
    people: numbered([...accounts, ...byTime(others, (person) => person.registered_at)]),
    registrations: numbered(byTime(registrations, ({ registered_on }) => registered_on)),
    submissions: numbered(byTime(submissions, firstHandedIn)),
  };
  // By the numbers of people and things.
  const decisions = demoDecisions(stored.registrations, stored.submissions);
  const notifications = demoNotifications(
    stored.events,
    stored.registrations,
    stored.submissions,
    DEMO_START,
  );
  return {
    ...stored,
    decisions: numbered(byTime(decisions, ({ at }) => at)),
    notifications: numbered(byTime(notifications, ({ created_at }) => created_at)),
  };
}

/** The accounts of the sign-in page alone, before the first season. */
export function demoAccounts(): DemoData {
  const { people } = demoData();
  const offered = new Set<string>(DEMO_ACCOUNTS.map(({ email }) => email));
  return {
    people: people.filter(({ email }) => offered.has(email)),
    events: [],
    registrations: [],
    submissions: [],
    decisions: [],
    notifications: [],
  };
}

function firstHandedIn({ revisions }: DemoSubmission): Date {
  return revisions[0]?.submitted_at ?? DEMO_START;
}

/** Nobody registers for an event before they have an account. */
function arriveBefore(person: DemoPerson, moment: Date): void {
  const latest = new Date(moment.getTime() - 25 * MINUTE);
  if (person.registered_at > latest) person.registered_at = latest;
}

function byTime<T>(rows: readonly T[], timeOf: (row: T) => Date): T[] {
  return rows.toSorted((a, b) => timeOf(a).getTime() - timeOf(b).getTime());
}

/** Gives every row its number, in this order. */
function numbered<T extends { id: number }>(rows: readonly T[]): readonly T[] {
  rows.forEach((row, index) => {
    row.id = index + 1;
  });
  return rows;
}
