import type { HandedWork } from '@pratibha/contract/handed-works';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import { WORK_PARTS_WORDS } from '@pratibha/words/submissions/student/parts';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { ChooseFiles } from './ChooseFiles.tsx';
import { droppedFiles, placedFiles } from './dropped-files.ts';
import { FileRow } from './FileRow.tsx';
import { NotTakenList } from './Findings.tsx';
import type { Placed } from './pack-zip.ts';
import css from './parts.module.css';
import { movedBy, type PartFile } from './parts-draft.ts';
import { type TakingOf, useTaking } from './use-taking.ts';

const W = WORK_PARTS_WORDS;

/** A part that takes files. */
export type FilesPart = WorkPart & { readonly kind: Exclude<WorkPart['kind'], 'link'> };

type Props = {
  readonly part: FilesPart;
  /** Names of its files, in their order. */
  readonly refs: readonly string[];
  readonly files: readonly PartFile[];
  readonly handed: HandedWork | null;
  readonly error: string | undefined;
  readonly onRefs: (refs: readonly string[]) => void;
  readonly onChoosing: (partId: string) => void;
  readonly of: TakingOf;
};

/** The files of a part: each as far as it is sent, and every way to add one. */
export function PartFiles(props: Props) {
  const { part, refs, files, handed, error, onRefs, onChoosing, of } = props;
  const [isOver, setIsOver] = useState(false);
  const taking = useTaking({ part, count: files.length, of });
  const take = (found: readonly Placed[]) => void taking.take(found);
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(await droppedFiles(event.dataTransfer));
  };
  const paste = async (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(placedFiles(event.clipboardData.files));
  };
  const remove = ({ ref, upload }: PartFile) => {
    if (upload !== null) of.keeper.remove(upload.id);
    onRefs(refs.filter((each) => each !== ref));
  };
  return (
    <div
      className={css.files}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void drop(event)}
      onPaste={(event) => void paste(event)}
    >
      {files.length > 0 && (
        <ol className={css.list} aria-label={W.files(part.name)}>
          {files.map((file, at) => (
            <FileRow
              key={file.ref}
              file={file}
              keeper={of.keeper}
              handed={handed}
              place={{ at, of: files.length }}
              onMove={(by) => onRefs(movedBy(refs, at, by))}
              onRemove={() => remove(file)}
            />
          ))}
        </ol>
      )}
      <NotTakenList notTaken={taking.notTaken} onClose={taking.forgive} />
      <p className={css.quiet} role="status">
        {taking.busy}
      </p>
      {files.length < part.most && taking.busy === null && (
        <ChooseFiles
          part={part}
          isMore={files.length > 0}
          isWrong={error !== undefined}
          onOpened={() => onChoosing(part.id)}
          onClosed={() => onChoosing('')}
          onChosen={take}
        />
      )}
    </div>
  );
}
