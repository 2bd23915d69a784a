import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyDrawingKind } from '../plain/EmptyDrawing.tsx';
import css from './EmptyState.module.css';

type Props = {
  readonly drawing: EmptyDrawingKind;
  readonly text: string;
  /** The one way on: a link or a button. */
  readonly children?: ReactNode;
};

/** Nothing here yet: a drawing, one sentence, one action. */
export function EmptyState({ drawing, text, children }: Props) {
  return (
    <div className={css.box}>
      <EmptyDrawing kind={drawing} />
      <p className={css.text}>{text}</p>
      {children}
    </div>
  );
}
