import { VIEWER_WORDS } from '@pratibha/words/files-seen/viewer';
import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type ComponentType, useId, useRef, useState } from 'react';
import type { FilesOf } from '../../data/address/file-addresses.ts';
import { CloseButton } from '../../ui/plain/CloseButton.tsx';
import { Modal } from '../../ui/plain/Modal.tsx';
import { FilePicture } from './FilePicture.tsx';
import { picturedPages } from './previews.ts';
import type { ShownFile } from './shown-files.ts';
import { useZoom } from './use-zoom.ts';
import css from './viewer.module.css';

const W = VIEWER_WORDS;

type Props = {
  readonly of: FilesOf;
  readonly files: readonly ShownFile[];
  /** The place of the file with which it begins. */
  readonly begin: number;
  readonly onClose: () => void;
};

/** Files of a work, large, page by page: what they show is our own picture of them. */
export function FileViewer({ of, files, begin, onClose }: Props) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const pages = files.flatMap(({ file, name }) => {
    const own = picturedPages(file);
    return own.map((page, n) => ({ file, name, page, n: n + 1, of: own.length }));
  });
  const first = pages.findIndex(({ file }) => file.id === files[begin]?.file.id);
  const [at, setAt] = useState(Math.max(0, first));
  const { zoom, reset, larger, smaller, fingers } = useZoom(frame, turn);
  const shown = pages[at];
  function turn(by: 1 | -1) {
    if (pages[at + by] === undefined) return;
    setAt(at + by);
    reset();
  }
  if (shown === undefined) return null;
  const percent = Math.round(zoom.scale * 100);
  return (
    <Modal isOpen onClose={onClose} labelledBy={id} className={css.viewer}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {shown.name}
        </h2>
        <CloseButton label={W.close} onClick={onClose} data-autofocus />
      </div>
      <div ref={frame} className={css.frame} data-large={zoom.scale > 1 || undefined} {...fingers}>
        <div
          key={`${shown.file.id} ${shown.page}`}
          className={css.sheet}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          <FilePicture
            of={of}
            file={shown.file}
            page={shown.page}
            alt={W.picture(shown.name, shown.n, shown.of)}
            sizes={`${percent}vw`}
          />
        </div>
      </div>
      <div className={css.foot}>
        <Press label={W.previous} Icon={ChevronLeft} isOff={at === 0} onPress={() => turn(-1)} />
        <p role="status" className={css.place}>
          {W.place(at + 1, pages.length)} · {W.zoom(percent)}
        </p>
        <Press
          label={W.next}
          Icon={ChevronRight}
          isOff={at === pages.length - 1}
          onPress={() => turn(1)}
        />
        <span className={css.gap} />
        <Press label={W.smaller} Icon={ZoomOut} isOff={zoom.scale === 1} onPress={smaller} />
        <Press label={W.whole} Icon={Maximize} isOff={zoom.scale === 1} onPress={reset} />
        <Press label={W.larger} Icon={ZoomIn} isOff={false} onPress={larger} />
        <p className={css.keys}>{W.keys}</p>
      </div>
    </Modal>
  );
}

type PressProps = {
  readonly label: string;
  readonly Icon: ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': true }>;
  readonly isOff: boolean;
  readonly onPress: () => void;
};

/** It keeps the focus where nothing is left to do. */
function Press({ label, Icon, isOff, onPress }: PressProps) {
  return (
    <button
      type="button"
      className={css.press}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
