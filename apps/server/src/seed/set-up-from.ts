import { type SetUpAnswers, setUpErrors } from '@pratibha/domain/editions/set-up';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { editionErrorWords } from '@pratibha/words/editions/edition-errors';
import { contentFromAnswers } from '@pratibha/words/editions/organiser/first-content';
import { nameInForm } from '@pratibha/words/editions/organiser/labels';
import { isSiteSetUp, publishContent } from '../features/editions/editions.ts';
import type { Database } from '../platform/db/pool.ts';
import { readJsonFile } from '../platform/process/json-file.ts';
import { StartError } from '../platform/process/start-error.ts';

/**
 * Sets a new site up by a file with the answers to the eight questions, and publishes it. A site
 * that is set up stays as it is, so that the same command starts it again.
 * @returns what was done, as a line for the operator
 * @throws StartError with one sentence for each wrong answer; then nothing was changed
 */
export async function setUpFrom(
  file: string,
  database: Pick<Database, 'kysely'>,
  now: Date,
): Promise<string> {
  const answers = await answersIn(file);
  if (await isSiteSetUp(database)) return `The site is set up already; ${file} is not used.`;
  await publishContent(database, contentFromAnswers(answers, dayOf(now)), { opens: true, now });
  return `The site is set up by ${file}.`;
}

async function answersIn(file: string): Promise<SetUpAnswers> {
  const answers = await readJsonFile(file);
  const wrong = setUpErrors(answers);
  if (wrong.length === 0) return answers as SetUpAnswers;
  const lines = wrong.map(
    ({ path, error }) => `${path} (${nameInForm(`/setUp${path}`)}): ${editionErrorWords(error)}`,
  );
  throw new StartError(
    [`${file} does not set the site up; docs/set-up.example.json does.`, ...lines].join('\n'),
  );
}
