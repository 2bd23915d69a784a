import { type GalleryChoice, galleryQuery } from '@pratibha/domain/submissions/gallery';
import { PREFIX } from '@pratibha/words/language';
import { withoutPrefix } from './public-address.ts';

/** The works that everybody may see, on the server and in links; of the live edition. */
const WORKS_PATH = `${PREFIX}/works`;

const OF_WORK = /^\/works\/([0-9a-f-]{36})$/;
const OF_YEAR = /^\/works\/(\d{4})(?:\?|$)/;

/** The page of a work. */
export function workPath(id: string): string {
  return `${WORKS_PATH}/${id}`;
}

/** Those of an edition. @param live the year of the live one, which has the shorter address */
export function worksPath(year: string, live: string | number): string {
  return year === String(live) ? WORKS_PATH : `${WORKS_PATH}/${year}`;
}

/** Those that fit. */
export function galleryPath({ edition, ...choice }: GalleryChoice, live: string | number): string {
  return worksPath(edition, live) + galleryQuery(choice);
}

/** The work that an address shows; null for a list of them. */
export function workOfPath(path: string): string | null {
  return OF_WORK.exec(withoutPrefix(path))?.[1] ?? null;
}

/** The year that an address names; null: that of the live edition. */
export function yearOfWorks(path: string): string | null {
  return OF_YEAR.exec(withoutPrefix(path))?.[1] ?? null;
}
