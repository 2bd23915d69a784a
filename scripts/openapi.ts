/**
 * Writes packages/contract/openapi.json from the declared calls.
 * Run it after changing the contract: node scripts/openapi.ts
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '../packages/contract/src/openapi/openapi.ts';
import { problemWords } from '../packages/words/src/en/problems.ts';

const TARGET = path.join(import.meta.dirname, '../packages/contract/openapi.json');

writeFileSync(TARGET, `${JSON.stringify(openApiDocument(problemWords), null, 2)}\n`);
process.stdout.write(`${path.relative(process.cwd(), TARGET)} is up to date\n`);
