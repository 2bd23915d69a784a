/**
 * A ref for something inside a dialog that comes while somebody presses, as what follows on sending
 * does: the dialog takes no press of finger or mouse that began before it stood, and none beside
 * its box. Keys, and what reads the screen aloud, reach it at once.
 */
export function takeNewPresses(inside: HTMLElement | null): (() => void) | undefined {
  const layer = inside?.closest('dialog');
  if (!layer) return undefined;
  let isPressed = false;
  const notice = () => {
    isPressed = true;
  };
  const judge = (event: MouseEvent) => {
    // A click by the keyboard names no pointer, and older browsers never do.
    const isOld = !isPressed && Boolean('pointerType' in event && event.pointerType);
    if (!isOld && event.target !== layer) return;
    event.preventDefault();
    event.stopPropagation();
  };
  layer.addEventListener('pointerdown', notice, true);
  layer.addEventListener('click', judge, true);
  return () => {
    layer.removeEventListener('pointerdown', notice, true);
    layer.removeEventListener('click', judge, true);
  };
}
