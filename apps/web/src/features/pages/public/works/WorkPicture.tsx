import type { WorkPicture as Picture } from '@pratibha/contract/public-works';
import { previewOf } from '../../../../data/address/file-addresses.ts';

type Props = {
  /** By which the page of the work is known. */
  readonly page: string;
  readonly picture: Picture;
  /** The page of the file; by itself the first one. */
  readonly of?: number;
  readonly alt: string;
  /** By its name in the styles of its page; the first two stand small, beside others. */
  readonly look: 'x-works-small' | 'x-results-picture' | 'x-works-picture';
};

/** How wide it stands there. */
const SIZES = {
  'x-works-small': '(max-width: 640px) 90vw, 20rem',
  'x-results-picture': '9rem',
  'x-works-picture': '(max-width: 1100px) 92vw, 65rem',
} as const;

/** A page of a file of a work, on the server only: its place is kept while it comes. */
export function WorkPicture({ page, picture, of = 1, alt, look }: Props) {
  const { file, previews } = picture;
  const made = previews
    .filter((each) => each.page === of)
    .toSorted((one, other) => one.width - other.width);
  const [smallest] = made;
  const largest = made.at(-1);
  if (smallest === undefined || largest === undefined) return null;
  const at = (each: { page: number; width: number }) =>
    previewOf({ side: 'works', page }, file, each);
  return (
    <img
      className={look}
      src={at(smallest)}
      srcSet={made.map((each) => `${at(each)} ${each.width}w`).join(', ')}
      sizes={SIZES[look]}
      width={largest.width}
      height={largest.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
