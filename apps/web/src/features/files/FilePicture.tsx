import { PARTS_WORDS } from '@pratibha/words/files-seen/parts';
import { useState } from 'react';
import type { FilesOf } from '../../data/address/file-addresses.ts';
import css from './parts.module.css';
import { type Pictured, sourceOf } from './previews.ts';

type Props = {
  readonly of: FilesOf;
  readonly file: Pictured;
  readonly page: number;
  readonly alt: string;
  /** The width at which it stands, as an image element takes it. */
  readonly sizes: string;
};

/** The picture of a page of a file: its place is kept while it comes. */
export function FilePicture({ of, file, page, alt, sizes }: Props) {
  const [isMissing, setMissing] = useState(false);
  const source = sourceOf(of, file, page);
  if (source === null || isMissing) {
    return <span className={css.missing}>{PARTS_WORDS.noPreview}</span>;
  }
  return (
    <img
      {...source}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={css.picture}
      onError={() => setMissing(true)}
    />
  );
}
