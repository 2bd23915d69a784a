import { readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';
import { unusedPort } from '../../../../scripts/unused-port.ts';
import { startProduct } from '../testing/product.ts';

it('begins the server alone anew when one of its files is saved', {
  timeout: 120_000,
}, async () => {
  const dataDir = temporaryFolder('dev');
  const product = startProduct({ dataDir, port: await unusedPort(), args: ['--dev'] });
  onTestFinished(async () => {
    product.child.kill('SIGTERM');
    await product.ended();
  });
  await product.says('Pratibha is ready');
  const database = () => readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const before = database();
  const now = new Date();
  utimesSync(path.join(import.meta.dirname, '../platform/process/clock.ts'), now, now);
  await product.says('Ready again');
  const pages = ['/', '/help', '/@vite/client', '/nothing', '/health/ready'];
  const statuses = await Promise.all(
    pages.map(async (page) => (await fetch(product.origin + page)).status),
  );
  expect(statuses).toEqual([200, 200, 200, 404, 200]);
  expect(database()).toBe(before);
});
