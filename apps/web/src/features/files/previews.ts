import type { SeenFile } from '@pratibha/contract/seen-files';
import { type FilesOf, previewOf } from '../../data/address/file-addresses.ts';

type Preview = SeenFile['previews'][number];

/** What of a file its pictures need. */
export type Pictured = Pick<SeenFile, 'id' | 'previews'>;

/** The pages of which there are pictures, in their order. */
export function picturedPages({ previews }: Pictured): number[] {
  return [...new Set(previews.map(({ page }) => page))].toSorted((one, other) => one - other);
}

/** The pictures of a page, the smallest first. */
function picturesOf({ previews }: Pictured, page: number): readonly Preview[] {
  return previews
    .filter((each) => each.page === page)
    .toSorted((one, other) => one.width - other.width);
}

/** What an image element takes to show a page in the width at which it stands there. */
export type PictureSource = {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
};

/** The pictures of a page with the sizes of the largest one; null: there is none. */
export function sourceOf(of: FilesOf, file: Pictured, page: number): PictureSource | null {
  const pictures = picturesOf(file, page);
  const [smallest] = pictures;
  const largest = pictures.at(-1);
  if (smallest === undefined || largest === undefined) return null;
  const at = (picture: Preview) => previewOf(of, file.id, picture);
  return {
    src: at(smallest),
    srcSet: pictures.map((each) => `${at(each)} ${each.width}w`).join(', '),
    width: largest.width,
    height: largest.height,
  };
}
