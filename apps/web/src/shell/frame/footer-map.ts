/** How close the footer has to be to what is seen before its map may come. */
const NEAR = '200px';

type Code = typeof import('./map-frame.ts');

/**
 * Brings the map of the footer: by itself once the footer is near and the page idle, unless the
 * edition lets it wait for a press; at once when the button of `FooterMap` is pressed. The code for
 * it is fetched then: most visits never get so far. Offline the button stays. By the document, not
 * by a component: in the public document the footer is markup without code.
 * @returns a function that stops waiting for either
 */
export function loadMapOnDemand(): () => void {
  const button = document.querySelector<HTMLElement>('[data-map]');
  const footer = button?.closest('footer');
  if (!button || !footer) return () => undefined;

  let wasNear = false;
  const withCode = (use: (code: Code) => void) => {
    // A module that could not be fetched once is not asked for again.
    if (navigator.onLine) void import('./map-frame.ts').then(use, () => undefined);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const isNear = entries.some((entry) => entry.isIntersecting);
      if (isNear || wasNear) withCode(({ awaitIdle }) => awaitIdle(button, isNear));
      wasNear = isNear;
    },
    { rootMargin: NEAR },
  );
  const look = () => {
    observer.disconnect();
    if (!button.dataset.mapOnPress) observer.observe(footer);
  };
  const press = () => withCode(({ showMap }) => showMap(button).focus());
  look();
  window.addEventListener('online', look);
  button.addEventListener('click', press);
  return () => {
    observer.disconnect();
    window.removeEventListener('online', look);
    button.removeEventListener('click', press);
  };
}
