/** All that is reached from a module: at once, or when something is opened, too. */
type Reached = (from: string) => ReadonlySet<string>;
type Graph = { readonly atOnce: Reached; readonly everSoLate: Reached };
/** What others than organisers may come to load: never in a file of organisers alone. */
type Others = { readonly visitors: ReadonlySet<string>; readonly students: ReadonlySet<string> };

const PAGE = /\/entry\/console\/routes\/(.+)\.tsx\?tsr-split=component$/;
/** The review screens: what organisers have open most of the time. */
const REVIEWS = /^admin\/(events-registrations|registrations|submissions)$/;
/** What this many pages begin with comes with the frame. */
const MOST = 10;

const ICON = /\/lucide-react\//;
const WORDS = /\/packages\/words\/src\/(?:en|ne)\/(.+)\.ts$/;
/** What students' later parts are made of, too, and brings no words along. */
const OF_BOTH =
  /\/src\/((ui\/(fields|dialog|list|page)|shell\/frame)\/|data\/address\/help-path\.ts$)/;

/**
 * Words in a file that more pages have than say them: they are short, and one file more would cost
 * those who say them more. All others are with the pages that say them (`own-words.ts`).
 */
export const WORDS_OF_CONSOLE =
  /^(console\/organiser\/edition-filter|desk\/organiser\/(beside|prepared)|ui\/admin-list|exports\/organiser|audit\/organiser\/history|events\/organiser\/titles|people\/organiser\/person)$/;

/**
 * The files of the console: what comes with its frame (`console`), what the review screens share
 * with other pages (`lists`), and what only they have (`reviews`). The rest is of few pages, and
 * left to the bundler.
 *
 * @param document the console's
 */
export function consoleChunks(
  document: string,
  { atOnce, everSoLate }: Graph,
  { visitors, students }: Others,
): (id: string) => string | null {
  const ofFrame = atOnce(document);
  const pagesWith = new Map<string, string[]>();
  for (const page of everSoLate(document)) {
    const name = PAGE.exec(page)?.[1];
    if (name === undefined) continue;
    for (const id of atOnce(page)) pagesWith.set(id, [...(pagesWith.get(id) ?? []), name]);
  }
  return (id) => {
    if (visitors.has(id) || PAGE.test(id)) return null;
    const pages = pagesWith.get(id) ?? [];
    const chunk = chunkOf(ofFrame.has(id), pages);
    if (students.has(id)) return chunk !== null && OF_BOTH.test(id) ? 'later' : null;
    if (chunk === null) return ICON.test(id) && pages.length !== 1 ? 'icons' : null;
    const words = WORDS.exec(id)?.[1];
    const isSaid = words === undefined || ofFrame.has(id) || chunk === 'reviews';
    return isSaid || WORDS_OF_CONSOLE.test(words) ? chunk : null;
  };
}

function chunkOf(isOfFrame: boolean, pages: readonly string[]): string | null {
  if (isOfFrame || pages.length >= MOST) return 'console';
  const screens = pages.filter((page) => REVIEWS.test(page));
  if (!['admin/registrations', 'admin/submissions'].every((each) => screens.includes(each)))
    return null;
  return screens.length === pages.length ? 'reviews' : 'lists';
}
