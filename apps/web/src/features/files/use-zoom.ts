import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { moved, WHOLE, type Zoom, zoomed } from './zoom.ts';

/** Pixels that a finger goes sideways to turn over. */
const SWIPE = 60;
const STEP = 1.5;
/** Pixels of a wheel that double it. */
const DOUBLES = 400;
const BY_KEY = 60;

type Finger = { readonly x: number; readonly y: number };
type Turn = (by: 1 | -1) => void;

/**
 * A picture that is made larger and moved by wheel, fingers and keys. While it is whole, going
 * sideways turns over instead.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, turn: Turn) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const fingers = useRef(new Map<number, Finger>());
  const begin = useRef<Finger | null>(null);
  const sizes = () => frame.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const by = (factor: number, at?: Finger) =>
    setZoom((now) => zoomed(now, factor, sizes(), at && fromMiddle(frame.current, at)));
  const move = (x: number, y: number) => setZoom((now) => moved(now, { x, y }, sizes()));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    by(2 ** (-event.deltaY / DOUBLES), { x: event.clientX, y: event.clientY });
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const done = keyStep(event.key, zoom.scale > 1, {
      by,
      move,
      turn,
      whole: () => setZoom(WHOLE),
    });
    if (done) event.preventDefault();
  });
  useEffect(() => {
    const stage = frame.current;
    // React's own listener could not keep the page from scrolling.
    const wheel = (event: WheelEvent) => onWheel(event);
    const key = (event: KeyboardEvent) => onKey(event);
    stage?.addEventListener('wheel', wheel, { passive: false });
    document.addEventListener('keydown', key);
    return () => {
      stage?.removeEventListener('wheel', wheel);
      document.removeEventListener('keydown', key);
    };
  }, [frame]);

  const onPointerDown = (event: React.PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin.current = fingers.current.size === 1 ? { x: event.clientX, y: event.clientY } : null;
  };
  const onPointerMove = (event: React.PointerEvent) => {
    const was = fingers.current.get(event.pointerId);
    if (was === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
    fingers.current.set(event.pointerId, now);
    if (other === undefined) return move(now.x - was.x, now.y - was.y);
    const [, still] = other;
    by(apart(now, still) / Math.max(1, apart(was, still)), between(now, still));
  };
  const onPointerUp = (event: React.PointerEvent) => {
    fingers.current.delete(event.pointerId);
    const from = begin.current;
    begin.current = null;
    if (from === null || zoom.scale > 1 || event.type !== 'pointerup') return;
    const way = event.clientX - from.x;
    if (Math.abs(way) > SWIPE) turn(way < 0 ? 1 : -1);
  };
  return {
    zoom,
    reset: () => setZoom(WHOLE),
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    fingers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

type Steps = {
  readonly by: (factor: number) => void;
  readonly move: (x: number, y: number) => void;
  readonly turn: Turn;
  readonly whole: () => void;
};

/** What a key does; false: nothing. */
function keyStep(key: string, isLarge: boolean, { by, move, turn, whole }: Steps): boolean {
  const always: Readonly<Record<string, () => void>> = {
    '+': () => by(STEP),
    '=': () => by(STEP),
    '-': () => by(1 / STEP),
    '0': whole,
    PageUp: () => turn(-1),
    PageDown: () => turn(1),
  };
  const whileLarge: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(BY_KEY, 0),
    ArrowRight: () => move(-BY_KEY, 0),
    ArrowUp: () => move(0, BY_KEY),
    ArrowDown: () => move(0, -BY_KEY),
  };
  const whileWhole: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
  };
  const step = always[key] ?? (isLarge ? whileLarge : whileWhole)[key];
  step?.();
  return step !== undefined;
}

function apart(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(one: Finger, other: Finger): Finger {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function fromMiddle(frame: HTMLElement | null, { x, y }: Finger): Finger {
  const box = frame?.getBoundingClientRect();
  if (box === undefined) return { x: 0, y: 0 };
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}
