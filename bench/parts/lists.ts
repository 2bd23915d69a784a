import type { DatabaseServer } from '../database-server.ts';
import { type Figure, median, repeated } from '../figures.ts';
import { type Product, startProduct } from '../product.ts';
import { readHeaders } from '../students.ts';

/** Registrations; as many people, submissions and audit rows. */
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const ROUNDS = 15;
/** Person 1 is the super admin of the seed. */
const ADMIN = 1;

type Case = { readonly name: string; readonly path: string };

const FIRST_PAGES: readonly Case[] = [
  { name: 'users', path: '/api/admin/users?limit=25' },
  { name: 'events', path: '/api/admin/events?limit=25' },
  { name: 'registrations', path: '/api/admin/registrations?limit=25' },
  { name: 'registrations, pending', path: '/api/admin/registrations?limit=25&status=PENDING' },
  { name: 'registrations of an event', path: '/api/admin/registrations?limit=25&event_id=5' },
  { name: 'registrations by name', path: '/api/admin/registrations?limit=25&sort=user_name' },
  { name: 'submissions', path: '/api/admin/events/submissions?limit=25' },
  { name: 'submissions by name', path: '/api/admin/events/submissions?limit=25&sort=submitted_by' },
  { name: 'audit', path: '/api/admin/audit?limit=25' },
];

/** Person 777 has this name and address at every size; one in 1,600 has the name. */
const SEARCHES: readonly Case[] = [
  { name: 'users by e-mail', path: '/api/admin/users?limit=25&q=kc777@example' },
  { name: 'users by name', path: '/api/admin/users?limit=25&q=nabin%20karki' },
  { name: 'users by first name', path: '/api/admin/users?limit=25&q=nabin' },
  { name: 'registrations by e-mail', path: '/api/admin/registrations?limit=25&q=sujan.karki' },
  { name: 'registrations by name', path: '/api/admin/registrations?limit=25&q=nabin%20karki' },
  { name: 'registrations by first name', path: '/api/admin/registrations?limit=25&q=nabin' },
  { name: 'submissions by name', path: '/api/admin/events/submissions?limit=25&q=nabin%20karki' },
];

/** Of event 5, which a tenth of all are in. */
const inEvent = (find: string) =>
  `/api/admin/registrations?limit=25&event_id=5&find=${encodeURIComponent(find)}`;

/** Team 193 has four people at every size, and one of them in this event; a third answers each. */
const FILTERS: readonly (Case & { readonly atMost: number })[] = [
  { name: 'an answer of few', path: inEvent('answer.Name of your team:is:Team 193'), atMost: 50 },
  {
    name: 'an answer of many',
    path: inEvent('answer.Where did you hear about us?:is:College'),
    atMost: 500,
  },
  {
    name: 'words in an answer',
    path: inEvent('answer.Name of your team:contains:am 193'),
    atMost: 1_000,
  },
  // Of whose people everybody is in this event, and nobody.
  { name: 'a college', path: inEvent('college:is:Example Secondary School 2'), atMost: 300 },
  {
    name: 'a college that did not come',
    path: inEvent('college:is:Example Secondary School 7'),
    atMost: 100,
  },
  {
    name: 'words of a college, users',
    path: '/api/admin/users?limit=25&find=college%3Acontains%3ASchool%20177',
    atMost: 500,
  },
];

/** Milliseconds until the whole response is there. */
async function once({ origin }: Product, { path }: Case): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${origin}${path}`, { headers: readHeaders(ADMIN) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - begun;
}

type Sized = { readonly size: number; readonly product: Product };

/** Every case at every size in turn, so that a slow moment of the machine hits all sizes. */
async function measure(sized: readonly Sized[], cases: readonly Case[]) {
  const times = new Map<string, number[]>();
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const each of cases) {
      for (const { size, product } of sized) {
        const took = await once(product, each);
        const key = `${each.name} ${size}`;
        if (round >= 0) times.set(key, [...(times.get(key) ?? []), took]);
      }
    }
  }
  return (each: Case, size: number) => times.get(`${each.name} ${size}`) ?? [];
}

/** Admin lists and search as the tables grow. */
export async function measureLists(databaseServer: DatabaseServer): Promise<Figure[]> {
  const sized: Sized[] = [];
  try {
    for (const size of SIZES) {
      const rows = { people: size, registrations: size, works: true, teams: true };
      const database = await databaseServer.database(rows);
      sized.push({ size, product: await startProduct({ databaseUrl: database.url }) });
    }
    const pages = await measure(sized, FIRST_PAGES);
    const searches = await measure(sized, SEARCHES);
    const filters = await measure(sized, FILTERS);
    const last = SIZES.at(-1) ?? 0;
    return [
      ...FIRST_PAGES.flatMap((each) => growth(each, SIZES, last, pages)),
      ...SEARCHES.flatMap((each) => found(each, SIZES, last, searches)),
      ...FILTERS.flatMap((each) => found(each, SIZES, last, filters, 'filter', each.atMost)),
    ];
  } finally {
    await Promise.all(sized.map(({ product }) => product.stop()));
  }
}

type Times = (each: Case, size: number) => number[];
const part = 'lists';

function growth(each: Case, sizes: readonly number[], last: number, times: Times): Figure[] {
  const base = times(each, sizes[0] ?? 0);
  const ratios = times(each, last).map((time, round) => time / (base[round] ?? time));
  return [
    repeated(ratios, {
      part,
      what: `${each.name}: first page at ${last} of its cost at ${sizes[0]}`,
      unit: '×',
      target: { atMost: 2 },
      note: sizes.map((size) => `${size}: ${median(times(each, size)).toFixed(1)} ms`).join(', '),
    }),
  ];
}

function found(
  each: Case,
  sizes: readonly number[],
  last: number,
  times: Times,
  by = 'search',
  atMost = 50,
): Figure[] {
  return [
    repeated(times(each, last), {
      part,
      what: `${by} ${each.name}, ${last} rows`,
      unit: 'ms',
      target: { atMost },
      note: sizes.map((size) => `${size}: ${median(times(each, size)).toFixed(1)} ms`).join(', '),
    }),
  ];
}
