/**
 * What the pages say of this year, as a file that people edit:
 * npm run edition -- save edition.json
 * npm run edition -- publish edition.json
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  isSiteSetUp,
  publishContent,
  savedContent,
  UnusableEdition,
} from '../apps/server/src/features/editions/editions.ts';
import { PagesTrial } from '../apps/server/src/features/pages/pages-trial.ts';
import { bundleIn } from '../apps/server/src/features/pages/render-module.ts';
import { readJsonFile } from '../apps/server/src/platform/process/json-file.ts';
import { StartError } from '../apps/server/src/platform/process/start-error.ts';
import { editionErrorWords } from '../packages/words/src/en/editions/edition-errors.ts';
import { fileNamed, runCommand } from './database-command.ts';

const NOTHING =
  'Nothing is published here yet. Set the site up in the console, or by ' +
  'npm start -- --set-up answers.json.';
/** The most lines of what is wrong that somebody reads at once. */
const MOST_LINES = 20;

await runCommand({
  name: 'edition',
  mayCreate: false,
  begin: ([what, name, ...more]) => {
    if (name === undefined || name === '' || more.length > 0 || !isVerb(what)) {
      throw new StartError(
        'Say what to do with which file: npm run edition -- save edition.json, ' +
          'or npm run edition -- publish edition.json',
      );
    }
    const file = fileNamed(name);
    return what === 'save'
      ? async (database) => {
          if (!(await isSiteSetUp(database))) throw new StartError(NOTHING);
          const text = JSON.stringify(await savedContent(database), null, 2);
          await writeFile(file, `${text}\n`, { flag: 'wx' });
          return `${file} holds what the pages say. Edit it, then: npm run edition -- publish ${name}`;
        }
      : async (database) => {
          const content = await readJsonFile(file);
          await publishContent(database, content, { tryPages: tryingPages() }).catch(
            tellWhatIsWrong,
          );
          return 'The pages say it from now on.';
        };
  },
});

/** Renders it once before; where the pages are not built nobody can. */
function tryingPages() {
  const bundle = bundleIn(fileURLToPath(new URL('../apps/web/dist', import.meta.url)));
  return existsSync(fileURLToPath(bundle))
    ? new PagesTrial({ source: { bundle } }).wrongIn
    : undefined;
}

function isVerb(what: string | undefined): what is 'save' | 'publish' {
  return what === 'save' || what === 'publish';
}

function tellWhatIsWrong(error: unknown): never {
  if (!(error instanceof UnusableEdition)) throw error;
  const lines = error.wrong.map(({ path, error: wrong }) => `${path}: ${editionErrorWords(wrong)}`);
  const more = lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more.`] : [];
  throw new StartError(
    ['Nothing was published.', ...lines.slice(0, MOST_LINES), ...more].join('\n'),
  );
}
