import type { HandedWork } from '@pratibha/contract/handed-works';
import { UPLOAD_WORDS } from '@pratibha/words/uploads/progress';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { goesOn, type Upload } from '../../../../data/uploads/upload.ts';
import type { Uploads } from '../../../../data/uploads/uploads.ts';
import { Button } from '../../../../ui/plain/Button.tsx';
import { FindingList } from './Findings.tsx';
import css from './parts.module.css';
import type { PartFile } from './parts-draft.ts';
import { Standing } from './Standing.tsx';

const W = UPLOAD_WORDS;

type Props = {
  readonly file: PartFile;
  readonly keeper: Uploads;
  /** The version from which the form begins; what was found in its files is said again. */
  readonly handed: HandedWork | null;
  readonly place: { readonly at: number; readonly of: number };
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** A file of a part: how far it is sent, what was found in it, and what can be done with it. */
export function FileRow({ file, keeper, handed, place, onMove, onRemove }: Props) {
  const { name, size, upload } = file;
  const act = (label: string, onClick: () => void) => (
    <Button variant="quiet" aria-label={W.of(label, name)} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <li className={css.file}>
      <p className={css.name}>{name}</p>
      {upload === null ? <p className={css.quiet}>{W.size(size)}</p> : <Standing upload={upload} />}
      <FindingList findings={upload?.findings ?? foundIn(handed, file)} />
      <div className={css.acts}>
        {upload !== null && goesOn(upload) && act(W.pause, () => keeper.pause(upload.id))}
        {upload?.state === 'paused' && act(W.goOn, () => keeper.goOn(upload.id))}
        {upload?.state === 'failed' && act(W.tryAgain, () => keeper.goOn(upload.id))}
        {upload?.state === 'signed-out' && act(W.goOn, () => keeper.wake())}
        {upload?.state === 'lost' && !upload.isMade && <SameFile upload={upload} keeper={keeper} />}
        {place.at > 0 && (
          <Button variant="quiet" aria-label={W.of(W.up, name)} onClick={() => onMove(-1)}>
            <ArrowUp size={18} strokeWidth={1.75} aria-hidden />
          </Button>
        )}
        {place.at < place.of - 1 && (
          <Button variant="quiet" aria-label={W.of(W.down, name)} onClick={() => onMove(1)}>
            <ArrowDown size={18} strokeWidth={1.75} aria-hidden />
          </Button>
        )}
        {act(W.remove, onRemove)}
      </div>
    </li>
  );
}

/** What the server found in a file that was handed in, where it is to be mended or may be meant. */
function foundIn(handed: HandedWork | null, { id }: PartFile) {
  const files = handed?.parts.flatMap((part) => part.files) ?? [];
  const findings = files.find((each) => each.id === id)?.findings ?? [];
  return findings.filter(({ weight }) => weight !== 'note');
}

/** Where there was no room for a copy, the same file is given once more. */
function SameFile({ upload, keeper }: { readonly upload: Upload; readonly keeper: Uploads }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOther, setIsOther] = useState(false);
  const give = async (file: File | undefined) => {
    if (file !== undefined) setIsOther(!(await keeper.giveAgain(upload.id, file)));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          void give(file);
        }}
      />
      <Button
        variant="secondary"
        aria-label={W.of(W.chooseAgain, upload.name)}
        onClick={() => input.current?.click()}
      >
        {W.chooseAgain}
      </Button>
      {isOther && (
        <p className={css.error} role="alert">
          {W.notTheSame(upload.name)}
        </p>
      )}
    </>
  );
}
