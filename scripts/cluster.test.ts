import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SERVER_OPTIONS } from './server-options.mjs';
import { ROOT } from './source-files.ts';

/*
 * What would be wrong with deploy/cluster, as far as it shows without its packages:
 * npm run torture -- failover starts it.
 */

const FOLDER = path.join(ROOT, 'deploy/cluster');
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
/** Without what comments say. */
const uncommented = (name: string, comment: RegExp) =>
  read(`deploy/cluster/${name}`).replace(comment, '');

const patroni = uncommented('patroni.yml', /^\s*#.*$/gm);
const haproxy = uncommented('haproxy.cfg', /^\s*#.*$/gm);
const pgbouncer = uncommented('pgbouncer.ini', /^\s*;.*$/gm);
const etcd = uncommented('etcd.env', /^\s*#.*$/gm);
const script = read('deploy/cluster/cluster.sh');
const torture = read('torture/failover/cluster.ts');

function setting(text: string, name: string): string {
  const values = [...text.matchAll(new RegExp(`^\\s*${name}(?: ?[:=] ?| )(.+)$`, 'gm'))];
  if (values.length !== 1) throw new Error(`${name} is there ${values.length} times`);
  return (values[0]?.[1] ?? '').replace(/^["'](.*)["']$/, '$1');
}

function milliseconds(text: string): number {
  const [, number, unit = ''] = /^(\d+)(ms|s|m)?$/.exec(text) ?? [];
  return Number(number) * ({ ms: 1, s: 1_000, m: 60_000 }[unit] ?? Number.NaN);
}

describe('deploy/cluster', () => {
  it('lets a leader give up before its key runs out', () => {
    const [ttl, loopWait, retryTimeout] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
      Number(setting(patroni, name)),
    ) as [number, number, number];
    expect(loopWait + 2 * retryTimeout).toBeLessThanOrEqual(ttl);
    // Patroni's least.
    expect(ttl).toBeGreaterThanOrEqual(20);
    expect(Number(setting(etcd, 'ETCD_ELECTION_TIMEOUT'))).toBeLessThan(retryTimeout * 1_000);
    expect(Number(setting(etcd, 'ETCD_HEARTBEAT_INTERVAL')) * 10).toBeLessThanOrEqual(
      Number(setting(etcd, 'ETCD_ELECTION_TIMEOUT')),
    );
  });

  it('loses nothing that was acknowledged, and lets a fallen leader follow', () => {
    expect(setting(patroni, 'synchronous_mode')).toBe('true');
    expect(setting(patroni, 'synchronous_commit')).toBe('on');
    expect(setting(patroni, 'use_pg_rewind')).toBe('true');
    expect(patroni).toMatch(/^ {4}- data-checksums$/m);
  });

  it('lets nothing leave the machine unencrypted', () => {
    const rules = Array.from(
      patroni.matchAll(/^ +- (host|hostssl) \S+ \S+ (\S+) /gm),
      ([, ...rule]) => rule.join(' '),
    );
    expect(new Set(rules)).toEqual(new Set(['host samehost', 'hostssl samenet']));
  });

  it('has one indentation, by which YAML is read', () => {
    const lines = patroni.split('\n').filter((line) => line.trim() !== '');
    expect(
      lines.filter((line) => !/^( {2})*(- )?[\w.-]+(: .+|:)?$|^( {2})+- host(ssl)? /.test(line)),
    ).toEqual([]);
  });

  it('leads to whoever leads, and cuts connections to who no longer does', () => {
    expect(setting(haproxy, 'option httpchk')).toBe('OPTIONS /primary');
    expect(setting(haproxy, 'default-server')).toContain('on-marked-down shutdown-sessions');
    // A pool keeps an idle connection for a minute (platform/db/pool.ts).
    for (const side of ['client', 'server']) {
      expect(milliseconds(setting(haproxy, `timeout ${side}`))).toBeGreaterThan(60_000);
    }
    const servers = [...haproxy.matchAll(/^ {2}server (\w) /gm)].map(([, name]) => name);
    expect(setting(script, 'nodes')).toBe(`(${servers.join(' ')})`);
  });

  it('gives every variable that HAProxy reads', () => {
    const names = [...haproxy.matchAll(/"\$\{(\w+)\}"/g)].map(([, name]) => name);
    expect(names.length).toBe(7);
    expect(names.filter((name) => !script.includes(` ${name}="$(`))).toEqual([]);
  });

  it('has PgBouncer leave out no time-out that the account does not have', () => {
    const left = setting(pgbouncer, 'ignore_startup_parameters').split(', ');
    const pool = read('apps/server/src/platform/db/pool.ts');
    const asked = [...pool.matchAll(/^ {4}(\w+_timeout): (\d+)_000,$/gm)];
    expect(asked.map(([, name]) => name).toSorted()).toEqual(left.toSorted());
    for (const [, name = '', seconds] of asked) {
      expect(script).toContain(`alter role pratibha set ${name} = '${seconds}s';`);
    }
    expect(setting(pgbouncer, 'pool_mode')).toBe('session');
  });

  it('listens where the torture looks, each on a port of its own', () => {
    const first = new Map(
      [...setting(script, 'declare -A FIRST').matchAll(/\[(\w+)\]=(\d+)/g)].map(
        ([, name = '', nth]) => [name, Number(nth)] as const,
      ),
    );
    for (const name of ['rest', 'postgres']) {
      const nth = first.get(name) ?? Number.NaN;
      expect(torture).toContain(`${name}: { a: ${nth}, b: ${nth + 1}, c: ${nth + 2} }`);
    }
    expect(torture).toContain(`haproxy: ${first.get('haproxy')},`);
    const product = first.get('product') ?? Number.NaN;
    expect(torture).toContain(`products: [${product}, ${product + 1}],`);
    const taken = [...first].flatMap(([name, nth]) =>
      Array.from({ length: /etcd|peer|rest|postgres/.test(name) ? 3 : 2 }, (_, n) => nth + n),
    );
    expect(new Set(taken).size).toBe(taken.length);
    expect(Math.max(...taken)).toBeLessThan(50);
  });

  it('runs the server as everything else does', () => {
    expect(script).toContain(`node ${SERVER_OPTIONS.join(' ')}`);
  });

  it('has a script that can be started, and says of each file what it is', () => {
    expect(statSync(path.join(FOLDER, 'cluster.sh')).mode & 0o111).toBe(0o111);
    for (const name of readdirSync(FOLDER)) {
      expect(read(`deploy/cluster/${name}`)).toMatch(/^(#!.*\n)?[#;] \S/);
    }
  });
});
