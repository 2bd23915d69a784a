import { isPress } from '@pratibha/domain/console/keys';
import type { Picture } from '@pratibha/domain/editions/pictures';
import { PICTURE_WORDS } from '@pratibha/words/editions/organiser/pictures';
import { LISTED, useKeys } from '../../console/console.tsx';
import { movedFocus, percent } from './picture-values.ts';
import css from './pictures.module.css';

type Props = {
  readonly src: string;
  readonly picture: Picture;
  /** What the picture is called. */
  readonly name: string;
  readonly onChange: (focus: Picture['focus']) => void;
};

/** The picture, with a mark on what stays in sight; a press or the arrow keys move it. */
export function FocusPoint({ src, picture, name, onChange }: Props) {
  const { focus, width, height } = picture;
  useKeys({ move: LISTED });
  return (
    <>
      <button
        type="button"
        className={css.focus}
        aria-label={PICTURE_WORDS.focus(focus.x, focus.y, name)}
        onKeyDown={(event) => {
          const moved = isPress('move', event) ? movedFocus(focus, event.key) : null;
          if (moved === null) return;
          event.preventDefault();
          onChange(moved);
        }}
        onClick={({ currentTarget, clientX, clientY, detail }) => {
          // Enter and the space bar press it, too, and nowhere.
          if (detail === 0) return;
          const box = currentTarget.getBoundingClientRect();
          onChange({
            x: percent((100 * (clientX - box.left)) / box.width),
            y: percent((100 * (clientY - box.top)) / box.height),
          });
        }}
      >
        <img src={src} width={width} height={height} alt="" />
        <span className={css.mark} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </button>
      <p className={css.help}>{PICTURE_WORDS.focusHelp}</p>
    </>
  );
}
