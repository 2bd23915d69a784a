import type { Chance } from '@pratibha/domain/chance';
import type { Operation } from '@pratibha/domain/waiting/line-model';
import type { Happening } from '@pratibha/domain/waiting/line-record';
import type { Found } from './judge.ts';
import type { History } from './play.ts';

/*
 * The same histories with one lie, each of which has to be found: a judge who believes it would
 * believe a product that does so.
 */

type Told = Pick<History, 'start' | 'operations'>;
/** The same with one lie; null where nobody can be lied about so. */
type Lie = (told: Told, found: Found, chance: Chance) => readonly [Told, Found] | null;

/** The place of one of those that fit, or null. */
function placeOf<T>(
  all: readonly T[],
  fits: (each: T, n: number) => boolean,
  chance: Chance,
): number | null {
  const places = [...all.keys()].filter((n) => fits(all[n] as T, n));
  return places.length === 0 ? null : chance.pick(places);
}

/** One of the operations is told otherwise. */
function toldOtherwise(
  from: Operation['told'],
  to: Operation['told'],
  does: Operation['does'],
): Lie {
  return (told, found, chance) => {
    const { operations } = told;
    const at = placeOf(operations, (each) => each.does === does && each.told === from, chance);
    if (at === null) return null;
    const lie = { ...(operations[at] as Operation), told: to };
    return [{ ...told, operations: operations.with(at, lie) }, found];
  };
}

/** What was written down is another thing, or not there. */
function writtenOtherwise(
  fits: (each: Happening, n: number, all: readonly Happening[]) => boolean,
  to: (each: Happening) => readonly Happening[],
): Lie {
  return (told, found, chance) => {
    const { record } = found;
    const at = placeOf(record, (each, n) => fits(each, n, record), chance);
    if (at === null) return null;
    const lie = to(record[at] as Happening);
    return [told, { ...found, record: record.toSpliced(at, 1, ...lie) }];
  };
}

const hasRequest = (each: Happening) => 'request' in each && each.request !== null;

/** Each by what somebody would say of it. */
export const LIES: Readonly<Record<string, Lie>> = {
  'a seat is promised that nobody has': toldOtherwise('full', 'done', 'register'),
  'a seat is denied that was given': toldOtherwise('done', 'no-offer', 'accept'),
  'a place in line is promised that nobody has': toldOtherwise('seats-are-free', 'done', 'join'),
  'somebody is skipped': writtenOtherwise(
    (each, n, all) => each.does === 'be-offered' && all[n + 1]?.does === 'be-offered',
    () => [],
  ),
  'an offer is for somebody else': writtenOtherwise(
    ({ does }) => does === 'be-offered',
    (each) => [{ ...each, who: (each.who + 1) % 10 }],
  ),
  'a seat is given back twice': writtenOtherwise(
    (each) => each.does === 'withdraw' && hasRequest(each),
    (each) => [each, each],
  ),
  'a seat is given by nobody': writtenOtherwise(
    (each) => each.does === 'accept' && hasRequest(each),
    (each) => [{ ...each, request: null } as Happening],
  ),
  'an offer ends before its time': writtenOtherwise(
    ({ does }) => does === 'expire',
    (each) => [{ ...each, at: 0 }],
  ),
  'somebody hears of a seat before it is theirs': (told, found, chance) => {
    const { operations, start } = told;
    const isNew = ({ who, does, told: was }: Operation) =>
      does === 'accept' && was === 'done' && !start.seated.includes(who);
    const at = placeOf(operations, isNew, chance);
    if (at === null) return null;
    const { who } = operations[at] as Operation;
    const refused = { who, does: 'join', told: 'already-registered' } as const;
    const early = { ...refused, request: 'lie', invoked: 0, acknowledged: 0 };
    return [{ ...told, operations: [...operations, early] }, found];
  },
};
