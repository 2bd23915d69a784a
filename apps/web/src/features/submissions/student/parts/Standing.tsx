import { UPLOAD_WORDS } from '@pratibha/words/uploads/progress';
import type { Upload } from '../../../../data/uploads/upload.ts';
import css from './parts.module.css';

const W = UPLOAD_WORDS;

/** How far it is; read aloud only where that changes. */
export function Standing({ upload }: { readonly upload: Upload }) {
  const { name, state, size, sent, failure } = upload;
  const isMoving = state !== 'done' && state !== 'failed';
  return (
    <>
      {isMoving && (
        <progress
          max={size}
          value={sent}
          aria-label={state === 'copying' ? W.kept(name) : W.progress(name)}
        />
      )}
      <p className={css.quiet}>{W.standing(upload)}</p>
      {state === 'failed' && <p className={css.error}>{failure?.detail}</p>}
      <p className={css.spoken} role="status">
        {W.spoken(name, upload)}
      </p>
    </>
  );
}
