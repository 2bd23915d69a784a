import { PATHS, pathnameOf } from '../../../../data/address/paths.ts';

/** A picture of the product; its size is in its name, so that nothing moves while it comes. */
type HelpPicture = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** A page of the handbook: Markdown with pictures between. */
type HelpPage = {
  readonly title: string;
  readonly parts: readonly (string | HelpPicture)[];
};

const FILES = import.meta.glob<string>('../../../../../../../docs/handbook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CONTENTS = 'README';
/** On a line of its own; the folder is the one that the web serves as it is. */
const PICTURE =
  /^!\[(?<alt>[^\]]+)\]\(\.\.\/\.\.\/apps\/web\/public(?<src>\/help\/[\w-]+-(?<width>\d+)x(?<height>\d+)\.webp)\)$/;

const PAGES: ReadonlyMap<string, HelpPage> = new Map(
  Object.entries(FILES).map(([file, text]) => [
    helpPath(file.slice(file.lastIndexOf('/') + 1, -'.md'.length)),
    pageOf(text),
  ]),
);

/** The address of every page of the handbook. */
export const helpPaths: readonly string[] = [...PAGES.keys()];

/** The address of a page by the name of its file in docs/handbook, without the ending. */
export function helpPath(name: string): string {
  return name === CONTENTS ? PATHS.help : `${PATHS.help}/${name}`;
}

/** The page at one of those addresses. @throws where there is none; the server asks for no other */
export function helpPage(path: string): HelpPage {
  const page = PAGES.get(pathnameOf(path));
  if (page === undefined) throw new Error(`no page of the handbook at ${path}`);
  return page;
}

function pageOf(text: string): HelpPage {
  const linked = text.replaceAll(
    /\]\(([\w-]+)\.md\)/g,
    (_, name: string) => `](${helpPath(name)})`,
  );
  const parts: (string | HelpPicture)[] = [];
  let lines: string[] = [];
  for (const line of linked.split('\n')) {
    const picture = PICTURE.exec(line)?.groups;
    if (picture === undefined) {
      lines.push(line);
      continue;
    }
    const { src = '', alt = '', width, height } = picture;
    parts.push(lines.join('\n'), { src, alt, width: Number(width), height: Number(height) });
    lines = [];
  }
  return { title: /^# (.+)$/m.exec(text)?.[1] ?? '', parts: [...parts, lines.join('\n')] };
}
