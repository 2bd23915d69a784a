import { WORK_PARTS_WORDS } from '@pratibha/words/submissions/student/parts';
import { Camera, FileUp, FolderUp } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { buttonClass } from '../../../../ui/plain/Button.tsx';
import { ACCEPTED } from './accepted-types.ts';
import { placedFiles } from './dropped-files.ts';
import type { FilesPart } from './PartFiles.tsx';
import type { Placed } from './pack-zip.ts';
import css from './parts.module.css';

const W = WORK_PARTS_WORDS;
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Props = {
  readonly part: FilesPart;
  /** Something is there already. */
  readonly isMore: boolean;
  readonly isWrong: boolean;
  /** A phone may end the page while its camera is open. */
  readonly onOpened: () => void;
  readonly onClosed: () => void;
  readonly onChosen: (files: readonly Placed[]) => void;
};

/** The ways to choose: files, a photo where there is a camera at hand, a folder for a ZIP. */
export function ChooseFiles({ part, isMore, isWrong, ...on }: Props) {
  const { kind, most, name } = part;
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  const takesFolders =
    kind === 'zip' && !isPhone && 'webkitdirectory' in HTMLInputElement.prototype;
  const label = isMore ? W.chooseMore : W.choose;
  return (
    <div className={css.ways}>
      <Chooser
        {...on}
        icon={<FileUp {...ICON} />}
        label={label}
        name={name}
        isWrong={isWrong}
        accept={ACCEPTED[kind]}
        multiple={most > 1 || kind === 'zip'}
      />
      {kind === 'picture' && isPhone && (
        <Chooser
          {...on}
          icon={<Camera {...ICON} />}
          label={W.camera}
          name={name}
          accept={ACCEPTED.picture}
          capture="environment"
        />
      )}
      {takesFolders && (
        <Chooser {...on} icon={<FolderUp {...ICON} />} label={W.chooseFolder} name={name} folder />
      )}
      <p className={css.quiet}>
        {kind === 'zip' && `${takesFolders ? W.zip : W.zipFiles} `}
        {!isPhone && W.drop}
      </p>
    </div>
  );
}

type ChooserProps = Pick<Props, 'onOpened' | 'onClosed' | 'onChosen'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'multiple' | 'capture'> & {
    readonly icon: ReactNode;
    readonly label: string;
    /** Of the part. */
    readonly name: string;
    readonly isWrong?: boolean;
    readonly folder?: boolean;
  };

function Chooser(props: ChooserProps) {
  const { icon, label, name, isWrong, folder, onOpened, onClosed, onChosen, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const close = useEffectEvent(onClosed);
  useEffect(() => {
    const end = (event: Event) => {
      // It is of the chooser, and would be heard by the dialog around.
      event.stopPropagation();
      close();
    };
    const chooser = input.current;
    chooser?.addEventListener('cancel', end);
    return () => chooser?.removeEventListener('cancel', end);
  }, []);
  return (
    <label className={`${buttonClass('secondary')} ${css.chooser}`}>
      {icon}
      {label}
      <input
        ref={input}
        {...rest}
        {...(folder && { webkitdirectory: '' })}
        type="file"
        className={css.input}
        aria-label={`${label}: ${name}`}
        data-invalid={isWrong || undefined}
        onClick={onOpened}
        onChange={({ currentTarget }) => {
          const files = placedFiles(currentTarget.files ?? []);
          // The same file may be chosen again.
          currentTarget.value = '';
          onClosed();
          onChosen(files);
        }}
      />
    </label>
  );
}
