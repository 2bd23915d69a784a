import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Between a tooltip and what it is of, and the edges of the window, in CSS pixels. */
const GAP = 5;

/**
 * Shows a tooltip while its element is pointed at or has the keyboard's focus; where there is no
 * pointer, from a press until the next one elsewhere. Escape takes it away.
 *
 * @returns what its element listens to, and where both stand
 */
export function useTooltip() {
  const [isShown, setIsShown] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    tooltip.current?.showPopover();
    const follow = () => placeBeside(element, tooltip);
    follow();
    window.addEventListener('scroll', follow, { capture: true });
    return () => window.removeEventListener('scroll', follow, { capture: true });
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsShown(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown]);
  const hide = () => setIsShown(false);
  return {
    element,
    tooltip,
    isShown,
    hide,
    listeners: {
      onMouseEnter: () => setIsShown(true),
      onMouseLeave: hide,
      onFocus: ({ currentTarget }: { currentTarget: Element }) => {
        if (currentTarget.matches(':focus-visible')) setIsShown(true);
      },
      onBlur: hide,
    },
  };
}

/** Above its element, below where there is no room, and within the window. */
function placeBeside(
  element: RefObject<HTMLElement | null>,
  tooltip: RefObject<HTMLElement | null>,
): void {
  if (element.current === null || tooltip.current === null) return;
  const of = element.current.getBoundingClientRect();
  const { width, height } = tooltip.current.getBoundingClientRect();
  const above = of.top - GAP - height;
  const middle = of.left + of.width / 2 - width / 2;
  const last = window.innerWidth - GAP - width;
  tooltip.current.style.top = `${above < 0 ? of.bottom + GAP : above}px`;
  tooltip.current.style.left = `${Math.max(GAP, Math.min(middle, last))}px`;
}
