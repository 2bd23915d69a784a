import { rmSync } from 'node:fs';
import { Chance } from '@pratibha/domain/chance';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { SEED } from '../../apps/server/src/testing/stress/seed.ts';
import { isInstalled } from '../image/command.ts';
import { BLOWS } from './blows.ts';
import { Cluster } from './cluster.ts';
import { playRound } from './round.ts';

/*
 * Strikes the cluster of deploy/cluster under a stream of registrations and works, in every way of
 * blows.ts; a word chooses those whose names hold it: npm run torture -- failover PgBouncer
 * FAILOVER_PORT is the first of 50 ports.
 */

const PACKAGES: Readonly<Record<string, string>> = {
  patroni: 'patroni',
  patronictl: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pg_lsclusters: 'postgresql',
  psql: 'postgresql-client',
  curl: 'curl',
  setpriv: 'util-linux',
};
/** As ensureBuilt of a script that has no types. */
const BUILD = new URL('../../scripts/build.mjs', import.meta.url).href;

function stopUnlessPossible(): void {
  const missing = Object.entries(PACKAGES)
    .filter(([program]) => !isInstalled(program))
    .map(([, name]) => name);
  if (missing.length === 0) return;
  console.error(`Missing, on Debian: apt-get install ${[...new Set(missing)].join(' ')}`);
  process.exit(1);
}

stopUnlessPossible();
const { ensureBuilt } = (await import(BUILD)) as {
  ensureBuilt: (tell: (s: string) => void) => void;
};
ensureBuilt(console.log);
const [word = ''] = process.argv.slice(2);
const folder = temporaryFolder('cluster');
const cluster = new Cluster(folder, Number(process.env['FAILOVER_PORT'] ?? 26_400));
const chance = new Chance(SEED);

async function end(): Promise<void> {
  await cluster.end();
  rmSync(folder, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void end().finally(() => process.exit(1)));
}

try {
  console.log(await cluster.run('up'));
  let last = { through: 'haproxy', isSynchronous: true };
  for (const blow of BLOWS.filter(({ name }) => name.includes(word))) {
    const { through, isSynchronous } = blow;
    if (through !== last.through) await cluster.run('products', through);
    if (isSynchronous !== last.isSynchronous) {
      await cluster.run('synchronous', String(isSynchronous));
    }
    last = blow;
    console.log(
      `${blow.name} (seed ${SEED})\n  ${JSON.stringify(await playRound(cluster, blow, chance))}`,
    );
  }
} finally {
  await end();
}
