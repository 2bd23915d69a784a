import { Chance } from '@pratibha/domain/chance';
import { DEMO_JUDGE, OFFERED_ACCOUNTS } from './accounts.ts';
import { demoConsents } from './data/consents.ts';
import { demoDecisions } from './data/decisions.ts';
import { DEMO_EVENTS } from './data/events.ts';
import { BEFORE_EVENTS, type JudgedBefore, judgedBefore } from './data/judged-before.ts';
import { auditOfBefore } from './data/judged-before-told.ts';
import { demoJudging, JUDGED } from './data/judging.ts';
import { demoGuest } from './data/judging-guest.ts';
import { auditOfJudging, toldOfJudging } from './data/judging-told.ts';
import { demoNotifications } from './data/notifications.ts';
import { type DemoPerson, demoPeople } from './data/people.ts';
import { demoRegistrations } from './data/registrations.ts';
import { type DemoSubmission, demoSubmissions } from './data/submissions.ts';
import { DEMO_START } from './demo-start.ts';

const SEED = 20_250_716;
const MINUTE = 60_000;

type AllOfIt = ReturnType<typeof demoData>;

/** Before the first season nothing is judged. */
export type DemoData = Omit<AllOfIt, 'judging' | 'guest'> & {
  readonly [Part in 'judging' | 'guest']: AllOfIt[Part] | null;
};

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
  const judging = demoJudging(stored, judgesAmong({ staff, beginners }), DEMO_START);
  const [organiser, approver] = reviewers;
  if (!organiser || !approver) throw new Error('the demo has too few who organise');
  const guest = demoGuest(judging, organiser);
  const organisers = { organiser, approver };
  const before = judgedBefore(
    { ...stored, staff, ...organisers },
    {
      ...{ round: judging.rounds.length, criterion: judging.criteria.length, guest: 1, award: 0 },
      ...{ judge: guest.judge.id, sheet: judging.sheets.length },
      assignment: judging.assignments.length + guest.assignments.length,
    },
  );
  const decisions = [
    ...demoDecisions(stored.registrations, stored.submissions),
    ...auditOfJudging(judging, organiser),
    ...guest.decisions,
    ...auditOfBefore(before, organisers),
  ];
  const notifications = demoNotifications(
    stored.events,
    stored.registrations,
    stored.submissions,
    toldOfJudging(judging),
    DEMO_START,
  );
  return {
    ...stored,
    ...{ judging, guest, before },
    consents: consentsOf(stored.submissions, before),
    decisions: numbered(byTime(decisions, ({ at }) => at)),
    notifications: numbered(byTime(notifications, ({ created_at }) => created_at)),
  };
}

/**
 * Those who judge: people who have not taken part in anything, and one who organises. Whom the
 * sign-in page offers as a judge is one of them, under another address.
 */
function judgesAmong(people: {
  readonly staff: readonly DemoPerson[];
  readonly beginners: readonly DemoPerson[];
}): DemoPerson[] {
  const outsiders = byTime(people.beginners, (person) => person.registered_at).slice(0, 7);
  const offered = outsiders.find(({ name }) => name === DEMO_JUDGE.name);
  if (!offered) throw new Error(`nobody of the name of ${DEMO_JUDGE.name} judges`);
  offered.email = DEMO_JUDGE.email;
  const others = outsiders.filter((person) => person !== offered);
  const [first, ...rest] = others;
  return [...(first ? [first] : []), offered, ...rest, ...people.staff.slice(0, 1)];
}

/** Of the winners of the year before one is named, one is not, and one said nothing. */
function consentsOf(submissions: readonly DemoSubmission[], before: JudgedBefore) {
  const ways = [
    { show_work: true, name_with_work: true },
    { show_work: true, name_with_work: false },
    { show_work: false, name_with_work: false },
  ] as const;
  const winners = before.flatMap(({ awards }) =>
    awards.map(
      ({ submission_id }, at) => [submission_id, ways[at % ways.length] ?? ways[0]] as const,
    ),
  );
  return demoConsents(submissions, new Set([JUDGED, ...BEFORE_EVENTS]), new Map(winners));
}

/** The accounts of the sign-in page alone, before the first season. */
export function demoAccounts(): DemoData {
  const { people } = demoData();
  const offered = new Set<string>(OFFERED_ACCOUNTS.map(({ email }) => email));
  return {
    people: people.filter(({ email }) => offered.has(email)),
    events: [],
    registrations: [],
    submissions: [],
    ...{ judging: null, guest: null, before: [], consents: [] },
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
