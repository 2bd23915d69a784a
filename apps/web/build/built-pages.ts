/** A script of the build, as the bundler tells of it. */
type Chunk = {
  readonly type: 'chunk';
  /** The module whose import fetches this script; null for what is shared. */
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
};
/** The files of a build by their names. */
export type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/**
 * What is fetched at once: the scripts that it begins with, and the modules that these stand for.
 */
export type Start = {
  readonly name: string;
  readonly files: readonly string[];
  readonly modules: readonly string[];
};
export type Page = Start & { readonly side: 'public' | 'student' | 'organiser' };

const DOCUMENT = /\/(index|student|console)\.html$/;
const ROUTE = /\/src\/entry\/(?:student|console)\/routes\/(.+)\.tsx\?tsr-split=component$/;
/** A route that frames those in its folder. */
const LAYOUT = /(^|\/)(route|__root)$/;
const SIDES = { index: 'public', student: 'student', console: 'organiser' } as const;
const NAMES = {
  index: 'the public document',
  student: "the student's document",
  console: "the organiser's document",
} as const;

/**
 * The documents as they begin, and the pages that are fetched by themselves, with the scripts of
 * their document and of the layouts around them.
 */
export function pagesOf(bundle: Bundle): Page[] {
  const documents = startsOf(bundle, DOCUMENT);
  const routes = startsOf(bundle, ROUTE);
  const pages = routes.filter(({ name }) => !LAYOUT.test(name));
  // Nobody would notice that there is nothing to look at.
  if (documents.length === 0 || pages.length === 0)
    throw new Error('No page of this build is known');
  return [
    ...documents.map((start): Page => {
      const name = start.name as keyof typeof SIDES;
      return { ...start, name: NAMES[name], side: SIDES[name] };
    }),
    ...pages.map(({ name, ...own }): Page => {
      const around = routes.filter(
        (route) => LAYOUT.test(route.name) && isAround(route.name, name),
      );
      const document = name.startsWith('user/') ? 'student' : 'console';
      const starts = [...documents.filter((each) => each.name === document), ...around, own];
      return {
        name: `the page /${name.replace(/\/?index$/, '')}`,
        side: SIDES[document],
        files: starts.flatMap(({ files }) => files),
        modules: starts.flatMap(({ modules }) => modules),
      };
    }),
  ];
}

/** The scripts of the documents that this build has. */
export function filesOfDocuments(bundle: Bundle): readonly string[] {
  return startsOf(bundle, DOCUMENT).flatMap(({ files }) => files);
}

function isAround(layout: string, page: string): boolean {
  return page.startsWith(layout.replace(/[^/]+$/, ''));
}

/** What scripts fetch later, when somebody opens it; a page is no part of another. */
export function partsOf(bundle: Bundle, scripts: readonly string[]): Start[] {
  const later = scripts.flatMap((file) => chunkOf(bundle, file).dynamicImports);
  return [...new Set(later)].flatMap((file) => {
    const id = chunkOf(bundle, file).facadeModuleId;
    if (id === null || ROUTE.test(id)) return [];
    return [{ name: id.replace(/^.*\/|\?.*$/g, ''), files: [file], modules: [id] }];
  });
}

/** The scripts that come with these: themselves, and what they import, however far away. */
export function filesFrom(bundle: Bundle, files: readonly string[]): string[] {
  return [...walk(files, (file) => chunkOf(bundle, file).imports)];
}

/** The scripts that one imports, at once or later. */
export function filesAfter(bundle: Bundle, file: string): readonly string[] {
  const { imports, dynamicImports } = chunkOf(bundle, file);
  return [...imports, ...dynamicImports];
}

/** All that is reached from `starts`, these too. */
export function walk(
  starts: readonly string[],
  next: (each: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set(starts);
  // A set hands out what is added to it while it is walked through.
  for (const each of reached) for (const found of next(each)) reached.add(found);
  return reached;
}

function startsOf(bundle: Bundle, kind: RegExp): Start[] {
  return Object.entries(bundle).flatMap(([file, built]) => {
    if (built.type !== 'chunk') return [];
    // Several may stand in one file.
    const ids = built.facadeModuleId === null ? Object.keys(built.modules) : [built.facadeModuleId];
    return ids.flatMap((id) => {
      const name = kind.exec(id)?.[1];
      return name === undefined ? [] : [{ name, files: [file], modules: [id] }];
    });
  });
}

function chunkOf(bundle: Bundle, file: string): Chunk {
  const built = bundle[file];
  if (built?.type !== 'chunk') throw new Error(`${file} is imported and no script of this build`);
  return built;
}
