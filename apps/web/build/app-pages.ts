import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type RoutedDocument, routesOf } from './route-tree.ts';

const AREAS = { student: 'user', console: 'admin' } as const;

/** What the last part of the address of a page of one thing stands for: its id. */
const OF_ONE = '/$id';

/** The module that names the pages of whoever is signed in; visitors have it, too. */
export async function generateUserPages(): Promise<string> {
  return moduleOf(namesOf('student', await pathsOf('student')));
}

/** The same of the console, and what both documents have a page for each thing of. */
export async function generateAdminPages(): Promise<string> {
  const admin = await pathsOf('console');
  const all = [...(await pathsOf('student')), ...admin];
  const lists = all.filter((path) => path.endsWith(OF_ONE)).map((path) => path.slice(1, -4));
  const expression = `/^\\/(${lists.join('|').replaceAll('/', '\\/')})\\/[1-9]\\d{0,9}$/`;
  return moduleOf(
    namesOf('console', admin),
    `/** Pages of one thing, by its id. */\nexport const PATH_OF_ONE =\n  ${expression};\n`,
  );
}

/** The addresses of a document's routes, as the names of their files say them. */
async function pathsOf(document: RoutedDocument): Promise<readonly string[]> {
  const folder = join(import.meta.dirname, '..', routesOf(document).routesDirectory);
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith('.tsx') && !/(^|[/\\])(route|__root)\.tsx$/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/')}`.replace(/(\/index)?\.tsx$/, ''))
    .toSorted();
}

/** `/user/event-registrations` is `USER_PATHS.eventRegistrations`, and `/user` is `USER_PATHS.start`. */
function namesOf(document: RoutedDocument, paths: readonly string[]): string {
  const area = AREAS[document];
  const entries = paths
    .filter((path) => !path.endsWith(OF_ONE))
    .map((path) => {
      const name = path
        .slice(area.length + 2)
        .replaceAll(/[-/](.)/g, (_, at: string) => at.toUpperCase());
      return `  ${name || 'start'}: '${path}',\n`;
    });
  return `export const ${area.toUpperCase()}_PATHS = {\n${entries.join('')}} as const;\n`;
}

function moduleOf(...parts: readonly string[]): string {
  return ['// Made of the routes of entry by `npm run generate`.\n', ...parts].join('\n');
}
