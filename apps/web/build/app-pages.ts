import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type RoutedDocument, routesOf } from './route-tree.ts';

const AREAS = { student: 'user', console: 'admin' } as const;

/** What the last part of the address of a page of one thing stands for: its id. */
const OF_ONE = '/$id';
const HEADING = '// Made of the routes of entry by `npm run generate`.\n\n';

/**
 * The module that names the pages of a document: `/user/event-registrations` is
 * `eventRegistrations`, `/user` is `start`, and what stands beside the area has the name of its
 * address. Each by itself, so that a page carries those alone
 * that it names.
 */
export async function generatePaths(document: RoutedDocument): Promise<string> {
  const paths = (await pathsOf(document)).filter((path) => !path.endsWith(OF_ONE));
  const names = paths.map((path) => {
    const words = path.slice(isInArea(path, document) ? AREAS[document].length + 2 : 1);
    const name = words.replaceAll(/[-/](.)/g, (_, at: string) => at.toUpperCase());
    return `export const ${name || 'start'} = '${path}';\n`;
  });
  return HEADING + names.join('');
}

/** The module that knows which addresses are pages of a document. */
export async function generatePageAt(document: RoutedDocument): Promise<string> {
  const area = AREAS[document];
  const paths = await pathsOf(document);
  const inArea = paths.filter((path) => isInArea(path, document));
  const beside = paths.filter((path) => !isInArea(path, document));
  const below = inArea.map((path) => path.slice(area.length + 2));
  const alone = below.filter((path) => path !== '' && !path.endsWith(OF_ONE));
  const ofOne = below
    .filter((path) => path.endsWith(OF_ONE))
    .map((path) => path.slice(0, -OF_ONE.length));
  const id = '[1-9]\\d{0,9}';
  const expression = `${area}(?:\\/(?:${alone.join('|')}|(?:${ofOne.join('|')})\\/${id}))?`;
  const others = beside.map((path) => path.slice(1).replace(OF_ONE, `\\/${id}`));
  const whole = others.length === 0 ? expression : `(?:${[expression, ...others].join('|')})`;
  return `${HEADING}export const ${area.toUpperCase()}_PAGE_AT =\n  /^\\/${whole}$/;\n`;
}

/** Whether an address is in the area that most pages of the document have. */
function isInArea(path: string, document: RoutedDocument): boolean {
  return `${path}/`.startsWith(`/${AREAS[document]}/`);
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
