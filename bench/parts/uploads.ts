import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import type pg from 'pg';
import type { DatabaseServer } from '../database-server.ts';
import { type Figure, quantile } from '../figures.ts';
import { Load } from '../load.ts';
import { startProduct } from '../product.ts';
import { SUBMISSION_EVENT } from '../seed.ts';
import { Sides } from '../sides.ts';
import type { UploadJob } from '../uploading.ts';

const PEOPLE = 200;
/** Those who look at the list of events meanwhile. */
const OTHERS = 600;
const OTHERS_A_SECOND = 50;
const BYTES = 20_000_000;
/** As the browser sends them on a line that is quick (`apps/web/src/data/uploads/pace.ts`). */
const PIECE_BYTES = 8 * 1024 * 1024;
/** Others come before and after it, too. */
const LEAD_MS = 2_000;
const MEGABYTE = 2 ** 20;

/** The part of a work for which everybody sends. */
export const PART = 'work';

/** Lets the event for works ask for a file. */
export async function askForFiles(client: pg.ClientBase): Promise<void> {
  const part = {
    ...{ id: PART, name: 'Work', help: null, required: true, kind: 'any', most: 10 },
    ...{ most_mb: null, print: null, least_dpi: null, wants_readme: false },
  };
  await client.query('insert into work_forms (event_id, parts) values ($1, $2)', [
    SUBMISSION_EVENT,
    JSON.stringify([part]),
  ]);
}

/** Two hundred students who send 20 MB each, at once, to one process, against a bare sink. */
export async function measureUploads(
  databaseServer: DatabaseServer,
  load: Load,
): Promise<Figure[]> {
  const folder = temporaryFolder('bench-uploads');
  const database = await databaseServer.database(
    { people: PEOPLE + OTHERS, submitters: PEOPLE },
    { more: askForFiles },
  );
  const product = await startProduct({
    databaseUrl: database.url,
    env: { FILES_DIR: path.join(folder, 'files') },
  });
  const sink = await startSink(folder);
  const sides = Sides.find();
  const others = new Load();
  const job = (origin: string, to: UploadJob['to'], people = PEOPLE): UploadJob => ({
    ...{ kind: 'upload', origin, to, first: 1, people, bytes: BYTES, pieceBytes: PIECE_BYTES },
  });
  const to = { eventId: SUBMISSION_EVENT, part: PART };
  try {
    for (const { pid } of [databaseServer, product, sink]) sides.bind('server', pid);
    for (const { pid } of [load, others]) sides.bind('load', pid);
    // Makes both servers that have been used before.
    await load.run({ ...job(product.origin, to, 4), first: PEOPLE - 3, bytes: MEGABYTE });
    await load.run({ ...job(sink.origin, null, 4), first: PEOPLE + 1, bytes: MEGABYTE });
    const theirs = await whileOthersRead(others, product.origin, () =>
      load.run(job(sink.origin, null)),
    );
    product.vitals();
    await after(LEAD_MS);
    const idle = Math.max(...product.vitals().map(({ rss }) => rss));
    const begun = performance.now();
    const ours = await whileOthersRead(others, product.origin, () =>
      load.run(job(product.origin, to)),
    );
    const worst = Math.max(...product.vitals().map(({ rss }) => rss));
    const part = 'uploads';
    const mb = { part, unit: 'MB' };
    return [
      {
        ...{ part, what: 'whole files of 200', value: ours.did.whole, unit: '' },
        ...{ target: { atLeast: PEOPLE }, note: JSON.stringify(ours.did.statuses) },
      },
      { ...mb, what: 'a second', value: (PEOPLE * BYTES) / 1e6 / ours.did.took, unit: 'MB/s' },
      {
        ...{
          part,
          what: 'the same, of a bare sink that syncs',
          value: theirs.did.took / ours.did.took,
        },
        ...{ unit: '×', target: { atLeast: 0.5 } },
        note: theirs.did.whole === PEOPLE ? '' : `the sink took ${theirs.did.whole}`,
      },
      { part, what: 'a file, median', value: ours.did.p50, unit: 's' },
      { part, what: 'a file, slowest', value: ours.did.slowest, unit: 's' },
      {
        ...{ part, what: 'others: failed requests', value: ours.failed, unit: '' },
        ...{ target: { atMost: 0 }, note: `of ${ours.asked}` },
      },
      {
        ...{ part, what: 'others: p99', value: ours.p99, unit: 'ms' },
        target: { atMost: 1_000 },
      },
      { part, what: 'others: p99 of the worst seconds', value: ours.worst, unit: 'ms' },
      { part, what: 'the same beside the sink', value: theirs.worst, unit: 'ms' },
      { ...mb, what: 'memory of the server (RSS), idle', value: idle / MEGABYTE },
      {
        ...{ ...mb, what: 'the same, above idle', value: (worst - idle) / MEGABYTE },
        target: { atMost: 150 },
      },
      { part, what: 'all of it', value: (performance.now() - begun) / 1_000, unit: 's' },
    ];
  } finally {
    sides.free();
    others.end();
    sink.stop();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What is done while others read, and how that was for them: over all of the time, and in the turn
 * of two seconds that was worst, counting those who would have asked while nobody was answered.
 */
async function whileOthersRead<T>(load: Load, origin: string, does: () => Promise<T>) {
  let isOver = false;
  const asking = readOn(load, origin, () => isOver);
  await after(LEAD_MS);
  const did = await does();
  isOver = true;
  return { did, ...(await asking) };
}

async function readOn(load: Load, origin: string, isOver: () => boolean) {
  const seen = { asked: 0, failed: 0, worst: 0 };
  const times: number[] = [];
  while (!isOver()) {
    const turn = await load.run({
      ...{ kind: 'read', url: `${origin}/api/user/available/events`, connections: 20, seconds: 2 },
      ...{ people: PEOPLE + OTHERS, perSecond: OTHERS_A_SECOND, isTimed: true },
    });
    seen.asked += turn.ok + turn.failed;
    seen.failed += turn.failed;
    seen.worst = Math.max(seen.worst, turn.p99);
    times.push(...(turn.times ?? []));
  }
  return { ...seen, p99: quantile(times, 0.99) };
}

type Sink = { readonly origin: string; readonly pid: number; stop(): void };

async function startSink(folder: string): Promise<Sink> {
  const child: ChildProcess = fork(new URL('../bare-sink.ts', import.meta.url), [folder], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [port] = (await once(child, 'message')) as [number];
  const stop = () => child.disconnect();
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}
