import type { SeenFile } from '@pratibha/contract/seen-files';
import { PARTS_WORDS } from '@pratibha/words/files-seen/parts';
import { sizeWords } from '@pratibha/words/files-seen/size';
import { Download } from 'lucide-react';
import { type FilesOf, originalOf } from '../../data/address/file-addresses.ts';
import { FileHash } from './FileHash.tsx';
import { FilePicture } from './FilePicture.tsx';
import { Findings } from './Findings.tsx';
import css from './parts.module.css';
import { picturedPages } from './previews.ts';
import { ZipContents } from './ZipContents.tsx';

const W = PARTS_WORDS;

type Props = {
  readonly of: FilesOf;
  readonly file: SeenFile;
  readonly name: string;
  readonly onOpen: () => void;
};

/** One file of a part: its picture, which opens, what it is, and ways to it. */
export function PartFile({ of, file, name, onOpen }: Props) {
  const [page] = picturedPages(file);
  // Without a name of its own it is of a blind round, where there is no way to the original.
  const original = file.name === null ? null : originalOf(of, file.id);
  return (
    <article className={css.file} aria-label={name}>
      {page === undefined ? (
        <span className={css.blank} aria-hidden>
          {file.state === 'waiting' ? '…' : W.kind(file.kind ?? 'other')}
        </span>
      ) : (
        <button type="button" className={css.thumb} aria-label={W.open(name)} onClick={onOpen}>
          <FilePicture
            of={of}
            file={file}
            page={page}
            alt=""
            sizes="(max-width: 40rem) 40vw, 176px"
          />
        </button>
      )}
      <div className={css.facts}>
        <p className={css.fileName}>{name}</p>
        <p className={css.quiet}>{factsOf(file)}</p>
        {file.state === 'waiting' && (
          <p className={css.quiet} role="status">
            {W.waiting}
          </p>
        )}
        {file.state === 'failed' && <p className={css.quiet}>{W.failed}</p>}
        <Findings findings={file.findings} tellsHow={of.side === 'user'} />
        {original !== null && (
          <a className={css.way} href={original} download aria-label={W.downloadOf(name)}>
            <Download size={18} strokeWidth={1.75} aria-hidden />
            {W.download}
          </a>
        )}
        <ZipContents entries={file.entries} entry_count={file.entry_count} readme={file.readme} />
        {file.sha256 !== null && <FileHash sha256={file.sha256} />}
      </div>
    </article>
  );
}

/** 'JPEG · 2480 × 3508 pixels · 3.2 MB' */
function factsOf({ kind, width, height, pages, size }: SeenFile): string {
  return [
    ...(kind === null || kind === 'other' ? [] : [W.kind(kind)]),
    ...(width === null || height === null ? [] : [W.pixels(width, height)]),
    ...(pages === null ? [] : [W.pages(pages)]),
    sizeWords(size),
  ].join(' · ');
}
