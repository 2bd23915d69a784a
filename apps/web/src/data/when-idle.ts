/**
 * On a page that is never idle a task waits this long, in milliseconds, and where nobody can tell.
 */
const LONGEST_WAIT_MS = 2000;

/**
 * Runs a task once the browser has nothing better to do, such as drawing what is waited for.
 *
 * @returns takes the task back
 */
export function whenIdle(task: () => void): () => void {
  // Safari cannot tell.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(request);
}

/** The same once all that the document itself needs is there. Takes the task back likewise. */
export function whenLoaded(task: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(task);
  let cancel = () => window.removeEventListener('load', wait);
  const wait = () => {
    cancel = whenIdle(task);
  };
  window.addEventListener('load', wait, { once: true });
  return () => cancel();
}
