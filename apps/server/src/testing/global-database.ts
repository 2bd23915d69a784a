import { rmSync } from 'node:fs';
import { startEmbedded } from '@pratibha/embedded-postgres/embedded';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareEdition } from '../features/editions/editions.ts';
import { migrate } from '../platform/db/migrate.ts';
import { MIGRATIONS } from '../platform/db/migrations-folder.ts';
import { clientConfig, openDatabase } from '../platform/db/pool.ts';
import { FIRST_CONTENT } from '../seed/edition/content.ts';
import './database.ts';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';

const TEMPLATE = 'template_migrated';

/**
 * Runs once per test run (vitest's globalSetup): starts one PostgreSQL in a temporary folder and
 * makes the database that `createTestDatabase` clones.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = temporaryFolder('test');
  const server = await startEmbedded({ dataDir, durable: false });
  const { database: _, ...place } = server.connection;
  const client = new pg.Client(clientConfig(server.connection));
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = openDatabase({ ...place, database: TEMPLATE });
  await migrate(template.pool, MIGRATIONS);
  await prepareEdition(template, FIRST_CONTENT);
  await template.close();
  project.provide('testServer', { ...place, template: TEMPLATE });
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
