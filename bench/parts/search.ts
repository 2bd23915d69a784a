import type { DatabaseServer } from '../database-server.ts';
import { type Figure, repeated } from '../figures.ts';
import { type Product, startProduct } from '../product.ts';
import { readHeaders } from '../students.ts';

/** People, registrations, works: as many of each. */
const ROWS = 1_000_000;
const ROUNDS = 15;
/** Person 1 is the super admin of the seed. */
const ADMIN = 1;

type Case = { readonly name: string; readonly q: string; readonly atMost: number };

/** Person 777,777 has this name, address and mobile; a name is that of one in 1,600. */
const CASES: readonly Case[] = [
  { name: 'a number', q: '777777', atMost: 50 },
  { name: 'a mail address', q: 'milan.basnet777777@example.test', atMost: 50 },
  { name: 'a mobile', q: '9800777777', atMost: 50 },
  { name: 'a name', q: 'nabin karki', atMost: 150 },
  { name: 'a first name', q: 'nabin', atMost: 150 },
  { name: 'how a name begins', q: 'na', atMost: 150 },
  { name: 'what nobody is called', q: 'xylophone', atMost: 150 },
  { name: 'two letters of nobody', q: 'xq', atMost: 150 },
  { name: 'a word that everybody has', q: 'school', atMost: 150 },
  { name: 'the title of an event', q: 'event number', atMost: 150 },
];

/** Milliseconds until the whole response is there. */
async function once({ origin }: Product, { q }: Case): Promise<number> {
  const begun = performance.now();
  const path = `/api/admin/search?q=${encodeURIComponent(q)}`;
  const response = await fetch(`${origin}${path}`, { headers: readHeaders(ADMIN) });
  const found = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${found}`);
  return performance.now() - begun;
}

/** The search over everything, at a million of each. */
export async function measureSearch(databaseServer: DatabaseServer): Promise<Figure[]> {
  const rows = { people: ROWS, registrations: ROWS, works: true };
  const database = await databaseServer.database(rows);
  const product = await startProduct({ databaseUrl: database.url });
  try {
    const times = new Map<Case, number[]>(CASES.map((each) => [each, []]));
    for (let round = -2; round < ROUNDS; round += 1) {
      for (const each of CASES) {
        const took = await once(product, each);
        if (round >= 0) times.get(each)?.push(took);
      }
    }
    return CASES.map((each) =>
      repeated(times.get(each) ?? [], {
        part: 'search',
        what: `search for ${each.name}, ${ROWS} rows`,
        unit: 'ms',
        target: { atMost: each.atMost },
        note: each.q,
      }),
    );
  } finally {
    await product.stop();
  }
}
