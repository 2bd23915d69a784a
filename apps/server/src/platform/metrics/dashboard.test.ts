import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent } from '../../testing/factories.ts';
import { LIMITS } from '../edge/limits.ts';

type Target = { expr: string; legendFormat: string };
type Panel = { id: number; type: string; title: string; targets?: Target[] };

const FILE = new URL('../../../../../deploy/grafana/pratibha.json', import.meta.url);
const { panels, uid } = JSON.parse(readFileSync(FILE, 'utf8')) as { panels: Panel[]; uid: string };
const targets = panels.flatMap((panel) =>
  (panel.targets ?? []).map((target) => ({ title: panel.title, ...target })),
);

const TOKEN = 'of-a-test-and-long-enough';

let product: TestApp;
/** The names of the product's figures, each with the labels that it has. */
let told: Map<string, Set<string>>;

beforeAll(async () => {
  product = await startTestApp({
    config: { metrics: { port: null, token: TOKEN } },
    limits: { ...LIMITS, address: { ...LIMITS.address, visitor: 1 } },
  });
  // Whatever is told only after it has happened.
  await createEvent(product.database, { capacity: 2 });
  await product.database.pool.query("insert into jobs (kind, payload) values ('of-a-test', '{}')");
  for (let n = 0; n < 2; n += 1) await product.anonymous().get('/api/user/profile');
  await (await product.as('USER')).get('/api/user/available/events');
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { text } = await product.anonymous().get('/metrics', headers);
  told = new Map();
  for (const line of text.split('\n')) {
    const [, name, inner = ''] = /^([a-z_0-9]+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const labels = [...inner.matchAll(/([a-z_]+)="/g)].map(([, label = '']) => label);
    told.set(name, new Set([...(told.get(name) ?? []), ...labels]));
  }
});
afterAll(() => product.close());

test('the dashboard has panels of its own numbers, each with something to show', () => {
  expect(uid).toBe('pratibha');
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const empty = panels.filter(({ type, targets = [] }) => type !== 'row' && targets.length === 0);
  expect(empty).toEqual([]);
  expect(targets.length).toBeGreaterThan(20);
});

test('every figure that it shows is told', () => {
  const named = targets.flatMap(({ expr }) => expr.match(/\b(pratibha|nodejs|process)_\w+/g) ?? []);
  expect(named.length).toBeGreaterThanOrEqual(targets.length);
  expect(named.filter((name) => !told.has(name))).toEqual([]);
});

test('every label by which it sums, chooses or names is one of that figure', () => {
  const unknown = targets.flatMap(({ title, expr, legendFormat }) => {
    const figures = expr.match(/\b(pratibha|nodejs|process)_\w+/g) ?? [];
    // A collector adds this one itself.
    const known = new Set(['instance', ...figures.flatMap((name) => [...(told.get(name) ?? [])])]);
    const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list.split(/,\s*/),
    );
    const chosen = [...expr.matchAll(/([a-z_]+)=~?"/g)].map(([, label = '']) => label);
    const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
    return [...grouped, ...chosen, ...shown]
      .filter((label) => !known.has(label))
      .map((label) => `${title}: ${label}`);
  });
  expect(unknown).toEqual([]);
});
