import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseServer } from '../database-server.ts';
import type { Figure } from '../figures.ts';
import type { Load } from '../load.ts';
import { startProduct } from '../product.ts';
import { SUBMISSION_EVENT } from '../seed.ts';
import { ORGANISER, writeHeaders } from '../students.ts';

const part = 'issuing';
const CERTIFICATES = 500;
/** Students who open their list of events meanwhile. */
const STUDENTS = 5_000;
const SECONDS = 20;
const CONNECTIONS = 50;
const LOOK_AGAIN_MS = 250;

type Run = { readonly id: number; readonly ended_at: string | null; readonly issued: number };

/** Five hundred certificates issued by one press, beside a rush of students. */
export async function measureIssuing(
  databaseServer: DatabaseServer,
  load: Load,
): Promise<Figure[]> {
  const database = await databaseServer.database({
    ...{ people: STUDENTS, submitters: CERTIFICATES, works: true },
  });
  const product = await startProduct({ databaseUrl: database.url });
  try {
    const rush = load.run({
      ...{ kind: 'read', url: `${product.origin}/api/user/available/events` },
      ...{ connections: CONNECTIONS, seconds: SECONDS, people: STUDENTS },
      perSecond: STUDENTS / SECONDS,
    });
    const begun = performance.now();
    const issued = await issue(product.origin);
    const seconds = (performance.now() - begun) / 1_000;
    const { failed, p99 } = await rush;
    const what = `${CERTIFICATES} certificates issued beside ${STUDENTS} students`;
    return [
      { part, what: `${what}: issued`, value: issued, unit: '', target: { atLeast: CERTIFICATES } },
      { part, what, value: seconds, unit: 's', target: { atMost: 60 } },
      { part, what: `${what}: students refused`, value: failed, unit: '', target: { atMost: 0 } },
      { part, what: `${what}: p99 of students`, value: p99, unit: 'ms' },
    ];
  } finally {
    await product.stop();
  }
}

/** @returns how many there are once it is over */
async function issue(origin: string): Promise<number> {
  const url = `${origin}/api/admin/certificates/runs`;
  const headers = writeHeaders(ORGANISER);
  const body = JSON.stringify({ event_id: SUBMISSION_EVENT, kinds: ['taken-part'] });
  const asked = await fetch(url, { method: 'POST', headers, body });
  if (!asked.ok) throw new Error(`Issuing answered ${asked.status}: ${await asked.text()}`);
  const { id } = (await asked.json()) as Run;
  for (;;) {
    const runs = (await (await fetch(url, { headers })).json()) as readonly Run[];
    const run = runs.find((each) => each.id === id);
    if (run?.ended_at) return run.issued;
    await delay(LOOK_AGAIN_MS);
  }
}
