import { LANGUAGE } from '@pratibha/words/language';
import { HELP_PATH } from '../../../../data/address/help-path.ts';
import { pathnameOf } from '../../../../data/address/paths.ts';
import { publicAddress } from '../../../../data/address/public-address.ts';

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

const IN_ENGLISH = import.meta.glob<string>('../../../../../../../docs/handbook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const IN_NEPALI = import.meta.glob<string>('../../../../../../../docs/handbook/ne/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The pages that there are in the language of this build. */
const FILES = LANGUAGE === 'en' ? IN_ENGLISH : IN_NEPALI;
const NAMES = new Set(Object.keys(FILES).map((file) => nameOf(file).slice(0, -'.md'.length)));
const CONTENTS = 'README';
const PICTURES = import.meta.glob<string>('../../../../../../../docs/handbook/pictures/*.webp', {
  import: 'default',
  eager: true,
});
const ADDRESSES = new Map(Object.entries(PICTURES).map(([file, url]) => [nameOf(file), url]));
/** On a line of its own. */
const PICTURE =
  /^!\[(?<alt>[^\]]+)\]\(pictures\/(?<file>[\w-]+-(?<width>\d+)x(?<height>\d+)\.webp)\)$/;

const PAGES: ReadonlyMap<string, HelpPage> = new Map(
  Object.entries(FILES).map(([file, text]) => [
    helpPath(nameOf(file).slice(0, -'.md'.length)),
    pageOf(text),
  ]),
);

/** The address of every page of the handbook. */
export const helpPaths: readonly string[] = [...PAGES.keys()];

/**
 * The address of a page by the name of its file in docs/handbook, without the ending; of the
 * English one, where it is in no other language.
 */
export function helpPath(name: string): string {
  const path = name === CONTENTS ? HELP_PATH : `${HELP_PATH}/${name}`;
  return NAMES.has(name) ? publicAddress(path) : path;
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
    const { file = '', alt = '', width, height } = picture;
    const src = ADDRESSES.get(file);
    if (src === undefined) throw new Error(`docs/handbook has no picture ${file}`);
    parts.push(lines.join('\n'), { src, alt, width: Number(width), height: Number(height) });
    lines = [];
  }
  return { title: /^# (.+)$/m.exec(text)?.[1] ?? '', parts: [...parts, lines.join('\n')] };
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
