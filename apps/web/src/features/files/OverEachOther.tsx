import { COMPARE_WORDS } from '@pratibha/words/files-seen/compare';
import { PARTS_WORDS } from '@pratibha/words/files-seen/parts';
import { useState } from 'react';
import type { FilesOf } from '../../data/address/file-addresses.ts';
import css from './compare.module.css';
import type { ComparedPage } from './compared.ts';
import { FilePicture } from './FilePicture.tsx';

const W = COMPARE_WORDS;
const HALF = 50;

type Props = {
  readonly of: FilesOf;
  readonly page: ComparedPage;
  readonly revisions: readonly [left: number, right: number];
  readonly isBeside: boolean;
};

/** The same page of two versions; a slider says how much of the later one lies over the other. */
export function OverEachOther({ of, page, revisions, isBeside }: Props) {
  const [percent, setPercent] = useState(HALF);
  const [left, right] = revisions;
  const name = PARTS_WORDS.file(page.part, page.n, page.files);
  const sides = [
    { revision: left, file: page.left },
    { revision: right, file: page.right },
  ] as const;
  const isSame = page.left !== null && page.left.sha256 === page.right?.sha256;
  const covered = { clipPath: `inset(0 0 0 ${100 - percent}%)` };
  return (
    <>
      {isSame && <p className={css.note}>{W.same}</p>}
      {/* The pictures say it themselves to whoever does not see where they stand. */}
      <div className={css.sides} aria-hidden>
        <span>{W.side(left)}</span>
        <span>{W.side(right)}</span>
      </div>
      <div className={isBeside ? css.beside : css.over}>
        {sides.map(({ revision, file }, at) => (
          <div
            key={at === 0 ? 'left' : 'right'}
            className={css.side}
            {...(isBeside || at === 0 ? {} : { style: covered })}
          >
            {file === null ? (
              <p className={css.note}>{W.missing(revision)}</p>
            ) : (
              <FilePicture
                of={of}
                file={file}
                page={page.page}
                alt={W.alt(name, revision)}
                sizes={isBeside ? '45vw' : '(max-width: 75rem) 90vw, 66rem'}
              />
            )}
          </div>
        ))}
      </div>
      {!isBeside && (
        <input
          type="range"
          className={css.slider}
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-label={W.slider}
          aria-valuetext={W.seen(percent, left, right)}
          onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
        />
      )}
    </>
  );
}
