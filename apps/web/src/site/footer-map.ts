/**
 * Puts the map's frame in the place of its cover when the button of `FooterMap` is pressed. By the
 * document, not by a component: in the public document the footer is markup without code.
 * @returns a function that stops listening
 */
export function showMapOnPress(): () => void {
  const onPress = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-map]');
    const cover = button?.parentElement;
    if (!button || !cover) return;
    const frame = document.createElement('iframe');
    frame.src = button.dataset.map ?? '';
    frame.title = button.dataset.mapTitle ?? '';
    frame.className = button.dataset.mapClass ?? '';
    cover.replaceChildren(frame);
    frame.focus();
  };
  document.addEventListener('click', onPress);
  return () => document.removeEventListener('click', onPress);
}
