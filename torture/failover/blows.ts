import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster, Node, Through } from './cluster.ts';

/** What happens to the cluster in the middle of a round. */
export type Blow = {
  readonly name: string;
  readonly through: Through;
  /** Whether a change waits for a second machine; without, the control has to lose something. */
  readonly isSynchronous: boolean;
  /** @returns the machine to be started again, if one was killed */
  readonly strike: (cluster: Cluster, leader: Node) => Promise<Node | null>;
  /** Whether somebody else leads afterwards. */
  readonly moves: boolean;
};

async function killLeader(cluster: Cluster, leader: Node): Promise<Node> {
  await cluster.run('kill', leader);
  return leader;
}

/** The leader goes on, cut off from its standbys, and then falls. */
function cutOffFor(milliseconds: number): Blow['strike'] {
  return async (cluster, leader) => {
    await cluster.run('stall', leader);
    await delay(milliseconds);
    return killLeader(cluster, leader);
  };
}

const USUAL = { through: 'haproxy', isSynchronous: true, moves: true } as const;
const KILL: Blow = { ...USUAL, name: 'the leader’s machine is killed', strike: killLeader };

export const BLOWS: readonly Blow[] = [
  KILL,
  KILL,
  {
    ...USUAL,
    // Longer than the product waits for a statement: nothing may be acknowledged in the end.
    name: 'the leader sends nothing for 12 s, and is killed',
    strike: cutOffFor(12_000),
  },
  {
    ...USUAL,
    name: 'the synchronous standby’s machine is killed',
    moves: false,
    async strike(cluster) {
      const standby = (await cluster.run('standby')) as Node;
      await cluster.run('kill', standby);
      return standby;
    },
  },
  {
    ...USUAL,
    name: 'a switch-over by plan',
    async strike(cluster) {
      await cluster.run('switchover');
      return null;
    },
  },
  { ...KILL, name: `${KILL.name}, through PgBouncer`, through: 'pgbouncer' },
  {
    ...USUAL,
    name: 'control, asynchronous: the leader sends nothing for 0.7 s, and is killed',
    isSynchronous: false,
    strike: cutOffFor(700),
  },
];
