import type { UploadedPicture } from '@pratibha/contract/pictures';
import { PICTURE_LIMITS, PICTURE_TYPES } from '@pratibha/domain/editions/pictures';
import { PICTURE_WORDS } from '@pratibha/words/editions/organiser/pictures';
import { pictureErrorWords } from '@pratibha/words/editions/picture-errors';
import { type DragEvent, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { reasonOf } from '../../console/console.tsx';
import css from './pictures.module.css';

const W = PICTURE_WORDS;

type Props = {
  readonly label: string;
  /** What it is for, where others of its form are called alike. */
  readonly of?: string;
  /** How many there may be. */
  readonly most: number;
  /** Told of each as it has come. */
  readonly onUploaded: (picture: UploadedPicture) => void;
};

/** A button that takes files, and a place to drop them; one after the other goes up. */
export function PictureChooser({ label, of, most, onUploaded }: Props) {
  const upload = useWrite('POST /admin/pictures', []);
  const [progress, setProgress] = useState<string | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const take = async (files: readonly File[]) => {
    if (files.length === 0 || progress !== null) return;
    const chosen = files.slice(0, most);
    setFailures(files.length > most ? [W.tooMany(most)] : []);
    for (const [index, file] of chosen.entries()) {
      setProgress(W.uploading(index + 1, chosen.length));
      try {
        onUploaded(await upload.mutateAsync({ file: checked(file) }));
      } catch (error) {
        const why = error instanceof NoPicture ? error.message : reasonOf(error);
        setFailures((before) => [...before, W.failed(file.name, why)]);
      }
    }
    setProgress(null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take([...event.dataTransfer.files]);
  };
  return (
    <div
      className={css.chooser}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label className={css.choose}>
        <span>{label}</span>
        <input
          type="file"
          className={css.file}
          aria-label={of === undefined ? undefined : W.of(label, of)}
          accept={PICTURE_TYPES.join()}
          multiple={most > 1}
          disabled={progress !== null}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file again is a choice, too.
            currentTarget.value = '';
            void take(files);
          }}
        />
      </label>
      <p className={css.help}>{W.help}</p>
      <p role="status" className={css.help}>
        {progress}
      </p>
      <div role="alert" className={css.error}>
        {failures.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </div>
  );
}

/** What the browser knows of a file itself. */
class NoPicture extends Error {}

function checked(file: File): File {
  if (!PICTURE_TYPES.some((type) => type === file.type))
    throw new NoPicture(pictureErrorWords({ code: 'not-a-picture' }));
  if (file.size > PICTURE_LIMITS.kiB * 1024) throw new NoPicture(W.tooLarge);
  return file;
}
