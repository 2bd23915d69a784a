import type { Chance } from '@pratibha/domain/chance';
import type { Role } from '@pratibha/domain/people/roles';
import type { Gender, UserStatus } from '@pratibha/domain/statuses';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { DEMO_ACCOUNTS, DEMO_DOMAIN, type DemoAccount } from '../accounts.ts';
import { instantOf } from './instant.ts';
import { COLLEGES, FEMALE_NAMES, HOMES, MALE_NAMES, SURNAMES } from './names.ts';

/** A row of users, with a row of profiles unless that is null. */
export type DemoPerson = {
  id: number;
  name: string;
  email: string;
  role: Role;
  status: UserStatus;
  is_internal: boolean;
  registered_at: Date;
  profile: {
    mobile: string;
    dob: string;
    gender: Gender;
    address: string;
    college_name: string;
    college_address: string;
  } | null;
};

/** Students with a complete profile: only they can have registered. */
const STUDENTS = 226;
const BEGINNERS = 10;
const FORMER = 5;
const STAFF: readonly Role[] = ['EVENT_ADMIN', 'EVENT_ADMIN', 'ADMIN'];

/**
 * 6 accounts of the sign-in page, 3 more organisers, 226 students, 10 beginners: 245, and 5
 * deleted.
 */
export function demoPeople(chance: Chance) {
  const names = new NameSource(chance);
  let mobiles = 0;
  const add = (
    more: Partial<DemoPerson>,
    sure?: Pick<DemoAccount, 'email' | 'name' | 'gender'>,
  ): DemoPerson => {
    const { gender, email, name } = sure ?? names.next();
    mobiles += 1;
    return {
      id: 0,
      role: 'USER',
      status: 'ACTIVE',
      is_internal: false,
      registered_at: instantOf(chance, zonedStart(2025, 6, 24, 8), zonedStart(2025, 7, 15, 20)),
      profile: profileOf(chance, mobiles, gender, more),
      email,
      name,
      ...more,
    };
  };
  const organisersSince = zonedStart(2024, 5, 20, 10);
  const accounts = DEMO_ACCOUNTS.map(({ role, isInternal, hasProfile, ...sure }) => {
    const isOrganiser = role !== 'USER';
    const person = add({ role, is_internal: isInternal || isOrganiser }, sure);
    if (isOrganiser) person.registered_at = organisersSince;
    return hasProfile ? person : { ...person, profile: null };
  });
  const staff = STAFF.map((role) =>
    add({ role, is_internal: true, registered_at: organisersSince, profile: null }),
  );
  const students = repeat(STUDENTS, (n) => add({ is_internal: n % 8 === 0 }));
  const beginners = repeat(BEGINNERS, () => add({ profile: null }));
  const former = repeat(FORMER, () => add({ status: 'DELETED' }));
  return { accounts, staff, students, beginners, former };
}

function repeat<T>(times: number, make: (n: number) => T): T[] {
  return Array.from({ length: times }, (_, n) => make(n));
}

function profileOf(
  chance: Chance,
  number: number,
  gender: Gender,
  { role = 'USER', is_internal }: Partial<DemoPerson>,
) {
  const [earliest, latest] = role === 'USER' ? [2005, 2008] : [1978, 1995];
  const college = is_internal
    ? { name: FIRST_CONTENT.organiser, place: 'Kathmandu' }
    : chance.pick(COLLEGES);
  return {
    // No operator has numbers that begin like this.
    mobile: `90000${String(number).padStart(5, '0')}`,
    dob: `${chance.between(earliest, latest)}-${two(chance.between(1, 12))}-${two(chance.between(1, 28))}`,
    gender,
    address: chance.pick(HOMES),
    college_name: college.name,
    college_address: college.place,
  };
}

const two = (number: number) => String(number).padStart(2, '0');

/** Invented people, no two with the same name. */
class NameSource {
  readonly #chance: Chance;
  readonly #used = new Set(DEMO_ACCOUNTS.map(({ name }) => name));

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  next(): { name: string; email: string; gender: Gender } {
    const isFemale = this.#chance.happens(48);
    const given = this.#chance.pick(isFemale ? FEMALE_NAMES : MALE_NAMES);
    const name = `${given} ${this.#chance.pick(SURNAMES)}`;
    if (this.#used.has(name)) return this.next();
    this.#used.add(name);
    const gender = this.#chance.happens(2) ? 'OTHER' : isFemale ? 'FEMALE' : 'MALE';
    return { name, email: `${name.toLowerCase().replace(' ', '.')}@${DEMO_DOMAIN}`, gender };
  }
}
