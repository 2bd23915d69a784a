import { FILE_LIMITS } from '@pratibha/domain/files/file-limits';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import { TRY_UPLOAD_WORDS } from '@pratibha/words/submissions/student/try-upload';
import { UI_WORDS } from '@pratibha/words/ui';
import { useRef, useState } from 'react';
import { AppDialog } from '../../../ui/dialog/AppDialog.tsx';
import frame from '../../../ui/dialog/dialogs.module.css';
import { Button } from '../../../ui/plain/Button.tsx';
import { mostBytesOf } from './parts/most-bytes.ts';
import css from './parts/parts.module.css';
import { Standing } from './parts/Standing.tsx';
import { NOISE_BYTES, useTryUpload } from './use-try-upload.ts';

const W = TRY_UPLOAD_WORDS;
const MOST = FILE_LIMITS.trialBytes;

type Props = {
  readonly eventId: number;
  /** Those that take files. */
  readonly parts: readonly WorkPart[];
  /** Of any upload, in bytes. */
  readonly largest: number;
  readonly onClose: () => void;
};

/** Sends a file that counts for nothing, and says how long the real ones would take. */
export function TryUploadDialog({ eventId, parts, largest, onClose }: Props) {
  const { trial, speed, keeper, send, sendNoise, forget } = useTryUpload(eventId);
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    setIsTooLarge(file.size > MOST);
    if (file.size <= MOST) send(file, file.name);
  };
  const close = () => {
    forget();
    onClose();
  };
  const isDone = trial?.state === 'done';
  return (
    <AppDialog isOpen title={W.title} onClose={close}>
      <div className={css.parts}>
        <p>{W.intro}</p>
        {trial !== null && (
          <div className={css.file}>
            <p className={css.name}>{trial.name}</p>
            <Standing upload={trial} />
            {trial.state === 'failed' && (
              <Button variant="quiet" onClick={() => keeper.goOn(trial.id)}>
                {UI_WORDS.tryAgain}
              </Button>
            )}
          </div>
        )}
        <div role="status">
          {isDone && (
            <p>
              {W.arrived} {speed !== null && W.speed(speed)}
            </p>
          )}
          {isDone &&
            speed !== null &&
            parts.map((part) => {
              const most = mostBytesOf(part, largest);
              return <p key={part.id}>{W.real(part.name, most, (most / speed) * 1000)}</p>;
            })}
        </div>
        <div role="alert">{isTooLarge && <p className={css.error}>{W.tooLarge(MOST)}</p>}</div>
        {(trial === null || isDone || trial.state === 'lost') && (
          <div className={css.ways}>
            <input
              ref={input}
              type="file"
              hidden
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                currentTarget.value = '';
                choose(file);
              }}
            />
            <Button variant="secondary" onClick={() => input.current?.click()}>
              {isDone ? W.again : W.choose}
            </Button>
            {!isDone && (
              <Button variant="secondary" onClick={sendNoise}>
                {W.noise(NOISE_BYTES)}
              </Button>
            )}
            <p className={css.quiet}>{W.most(MOST)}</p>
          </div>
        )}
      </div>
      <div className={frame.actions}>
        <Button onClick={close}>{UI_WORDS.close}</Button>
      </div>
    </AppDialog>
  );
}
