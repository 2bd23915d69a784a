import { existsSync } from 'node:fs';
import path from 'node:path';
import { MAIN, ROOT } from '../checkout.ts';
import type { DatabaseServer } from '../database-server.ts';
import type { Load } from '../load.ts';
import { type Comparison, isSlower, type Sides } from './comparison.ts';
import { compareReads } from './reads.ts';
import { compareRush } from './rush.ts';
import { compareWeb } from './web.ts';
import { compareWrites } from './writes.ts';

/*
 * This checkout against another, by turns: is it slower? Whatever the other one holds, this one's
 * bench starts its server and makes its load; of the other come the server, its migrations and
 * its packages.
 */

type Compare = (
  databaseServer: DatabaseServer,
  load: Load,
  roots: Sides<string>,
  rounds: number,
) => Promise<Comparison[]>;

/** The parts that can be compared. */
export const COMPARABLE: Readonly<Record<string, Compare>> = {
  reads: compareReads,
  writes: compareWrites,
  rush: compareRush,
  web: compareWeb,
};

/** Everybody writes once, and the seed's 30,000 sessions last for so many. */
export const MOST_ROUNDS = 9;

/**
 * Both checkouts of a comparison.
 * @throws Error when the other one's server cannot be started from there
 */
export function rootsAgainst(folder: string): Sides<string> {
  const old = path.resolve(folder);
  if (!existsSync(path.join(old, MAIN))) {
    throw new Error(`${old} is no checkout of the product: it has no ${MAIN}.`);
  }
  if (!existsSync(path.join(old, 'node_modules'))) {
    throw new Error(`${old} has no packages: run npm ci there.`);
  }
  return { old, new: ROOT };
}

/** What it comes to, in a line. */
export function verdictOn(comparisons: readonly Comparison[]): string {
  const slower = comparisons.filter(isSlower);
  if (slower.length === 0) return 'no median is more than a tenth lower';
  const names = slower.map(({ part, what, unit }) => `${part}: ${what} (${unit})`);
  return `more than a tenth lower: ${names.join('; ')}`;
}
