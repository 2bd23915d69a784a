/**
 * Keeps the screen on, as far as the browser can: a phone that sleeps sends nothing. A page that is
 * hidden loses it, and asks again once it is seen.
 *
 * @returns ends it
 */
export function keepAwake(): () => void {
  // Missing where a page came over http from another host.
  const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
  if (wakeLock === undefined) return () => undefined;
  let isOver = false;
  let held: WakeLockSentinel | null = null;
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible') return;
    try {
      const lock = await wakeLock.request('screen');
      if (isOver) await lock.release();
      else held = lock;
    } catch {
      // A device that is nearly empty refuses it.
    }
  };
  const look = () => void ask();
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', look);
    held?.release().catch(() => undefined);
  };
}
