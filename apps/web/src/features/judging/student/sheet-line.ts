import type { WorkToJudge } from '@pratibha/contract/judge';
import { areAlike, readSheet, type Sheet } from './sheet.ts';

/** What is filled in on this device and not kept by the server yet. */
export type Left = {
  readonly sheet: Sheet;
  /** The version that it changes. */
  readonly version: number;
  /** Whether it is to be saved, or to be sent, as the judge pressed. */
  readonly aim: 'save' | 'send';
  /** Whether it changes what was sent: nothing of that is saved before it is sent again. */
  readonly isOfSent: boolean;
  /** What went off and was not answered: the server may have it. */
  readonly tried: readonly Sheet[];
};

/** Where a judge stood without a network: the work is theirs once the server was told. */
export type StoodAt = {
  readonly roundId: number;
  readonly stand: string;
  readonly number: number;
  /** They confirmed that they are one more than the work needs. */
  readonly isOneMore: boolean;
};

/** A line of the outbox: a sheet, and by what its judge knows the work. */
export type SheetLine = {
  readonly left: Left;
  readonly number: number | null;
  /** Absent where the work is theirs. */
  readonly stood?: StoodAt;
};

/** Of how many without an answer it is remembered that the server may have them. */
const MOST_TRIED = 5;

export function triedWith(tried: readonly Sheet[], sheet: Sheet): readonly Sheet[] {
  return [...tried.filter((each) => !areAlike(each, sheet)), sheet].slice(-MOST_TRIED);
}

/** What was kept as JSON, if it is a line: another release may have written it. */
export function readLine(value: unknown): SheetLine | null {
  const { left, number, stood } = partsOf(value);
  const { sheet, version, aim, isOfSent, tried } = partsOf(left);
  const read = readSheet(sheet);
  if (read === null || !Number.isInteger(version)) return null;
  const before = (Array.isArray(tried) ? tried : []).flatMap((each) => readSheet(each) ?? []);
  return {
    left: {
      ...{ sheet: read, version: version as number, tried: before },
      ...{ aim: aim === 'send' ? 'send' : 'save', isOfSent: isOfSent === true },
    },
    number: Number.isInteger(number) ? (number as number) : null,
    ...readStood(stood),
  };
}

function readStood(value: unknown): Pick<SheetLine, 'stood'> {
  const { roundId, stand, number, isOneMore } = partsOf(value);
  const isOne = Number.isInteger(roundId) && Number.isInteger(number) && typeof stand === 'string';
  if (!isOne) return {};
  const ids = { roundId: roundId as number, number: number as number };
  return { stood: { ...ids, stand, isOneMore: isOneMore === true } };
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Without scores by criteria that are none any more. */
export function leftThatFits(left: Left, { criteria }: WorkToJudge['rubric']): Left {
  const ids = new Set(criteria.map(({ id }) => String(id)));
  const all = Object.entries(left.sheet.scores);
  const fitting = all.filter(([id]) => ids.has(id));
  if (fitting.length === all.length) return left;
  // It is not full any more.
  return { ...left, aim: 'save', sheet: { ...left.sheet, scores: Object.fromEntries(fitting) } };
}
