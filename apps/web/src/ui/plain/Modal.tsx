import {
  type PointerEvent,
  type ReactNode,
  type Ref,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { isLayer, openLayer } from './layers.ts';
import css from './Modal.module.css';
import { useIsHydrating } from './use-is-hydrating.ts';

type Props = {
  readonly isOpen: boolean;
  /** Escape, a press beside it, or the phone's way back; whoever opened it decides. */
  readonly onClose: () => void;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** In the middle, or along an edge of the window. */
  readonly place?: 'middle' | 'left' | 'right';
  /** The looks of its box. */
  readonly className: string | undefined;
  /** For its box, which scrolls. */
  readonly box?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
};

/**
 * What lies over the page until it is closed, on the browser's own dialog: the focus stays in it
 * and comes back, and the page behind can neither be reached nor scrolled. Nothing of it is in the
 * server's markup.
 */
export function Modal(props: Props) {
  const { onClose, labelledBy, place = 'middle', className, box, children } = props;
  const isOpen = !useIsHydrating() && props.isOpen;
  const { dialog, isShown } = useLayer(isOpen, onClose);
  const isPressedBeside = useRef(false);
  if (!isShown) return null;
  const isItself = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return createPortal(
    <dialog
      ref={dialog}
      className={css.layer}
      data-place={place}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        if (!isItself(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.open || !isLayer(currentTarget)) return;
        // The browser closed it without asking, as it may.
        currentTarget.showModal();
        onClose();
      }}
      // A text that is marked with the mouse may end beside it.
      onPointerDown={(event: PointerEvent) => {
        isPressedBeside.current = isItself(event);
      }}
      onClick={(event) => {
        if (isPressedBeside.current && isItself(event)) onClose();
      }}
    >
      <div ref={box} className={`${css.box} ${className}`}>
        {/* What is fetched for it leaves the dialog as it stands, and the page. */}
        <Suspense>{children}</Suspense>
      </div>
    </dialog>,
    document.body,
  );
}

/** Opens the dialog and closes it; its content is kept while it fades away. */
function useLayer(isOpen: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isShown, setIsShown] = useState(isOpen);
  if (isOpen && !isShown) setIsShown(true);
  const close = useEffectEvent(onClose);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!isOpen || dialog.current === null) {
      opener.current = null;
      return undefined;
    }
    // Where the page around is hidden for a while, React does this again when it shows it.
    opener.current ??= document.activeElement;
    return openLayer(dialog.current, () => close(), opener.current);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen || dialog.current === null) return undefined;
    let isClosing = true;
    const fading = dialog.current.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(fading).then(() => {
      if (isClosing) setIsShown(false);
    });
    return () => {
      isClosing = false;
    };
  }, [isOpen]);
  return { dialog, isShown };
}
