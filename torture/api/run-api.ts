import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { type Person, startApiProduct } from './api-product.ts';

/*
 * Asks every call of the product what its document promises: schemathesis makes requests from
 * /openapi.json, right and wrong ones, as four persons, and holds each response against the
 * document (docs/api.md). Arguments go to schemathesis; API_PERSON names one of the four.
 */

const SCHEMATHESIS = process.env['SCHEMATHESIS'] ?? 'schemathesis';
const CONFIG = readFileSync(path.join(import.meta.dirname, 'schemathesis.toml'), 'utf8');
const VISITOR: Person = { schemes: {}, restore: async () => undefined };

if (spawnSync(SCHEMATHESIS, ['--version'], { stdio: 'inherit' }).status !== 0) {
  console.error('Install schemathesis, or name it by SCHEMATHESIS: docs/api.md says how.');
  process.exit(1);
}

const product = await startApiProduct();
const folder = temporaryFolder('api-reports');
const persons = {
  visitor: VISITOR,
  student: await product.signedIn('USER'),
  program: await product.program('EVENT_ADMIN'),
  'super-admin': await product.signedIn('SUPER_ADMIN'),
};
const only = process.env['API_PERSON'];
for (const [name, person] of Object.entries(persons)) {
  if (only !== undefined && only !== name) continue;
  console.log(`== as ${name}`);
  if (!(await product.during(person, () => ask(person)))) process.exitCode = 1;
}
await product.close();
rmSync(folder, { recursive: true, force: true });

async function ask(person: Person): Promise<boolean> {
  const config = path.join(folder, 'schemathesis.toml');
  writeFileSync(config, CONFIG + authOf(person));
  const args = ['--config-file', config, 'run', `${product.origin}/openapi.json`];
  const child = spawn(SCHEMATHESIS, [...args, '--checks', 'all', ...process.argv.slice(2)], {
    cwd: folder,
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status === 0;
}

function authOf({ schemes }: Person): string {
  return Object.entries(schemes)
    .map(([name, values]) => {
      const lines = Object.entries(values).map(([key, value]) => `${key} = "${value}"`);
      return ['', `[auth.openapi.${name}]`, ...lines, ''].join('\n');
    })
    .join('');
}
