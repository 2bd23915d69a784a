import { useEffect, useRef } from 'react';

/** How a press of finger or mouse ends; the second is the end of one that drags. */
const ENDS = ['mouseup', 'dragend'];

/**
 * Gives what puts an action off until the press under way has had its effect, or does it at once
 * where there is none. A press takes the focus from a field before it ends: were the field to say
 * then what is wrong with it, what was pressed would move away under the finger, and the press be
 * lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const begin = () => {
      isPressed.current = true;
    };
    const end = () => {
      isPressed.current = false;
      // The click follows in the same task.
      setTimeout(() => {
        for (const action of waiting.current.splice(0)) action();
      });
    };
    document.addEventListener('mousedown', begin, true);
    for (const sign of ENDS) document.addEventListener(sign, end, true);
    return () => {
      document.removeEventListener('mousedown', begin, true);
      for (const sign of ENDS) document.removeEventListener(sign, end, true);
    };
  }, []);
  return (action) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  };
}
