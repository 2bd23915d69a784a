/**
 * Puts the focus into the first field of a form that carries a message, after React has drawn the
 * messages, so that keyboard and screen reader begin where something needs a correction.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form
      ?.querySelector<HTMLElement>(
        ':is(input, select, textarea):is([aria-invalid="true"], [data-invalid])',
      )
      ?.focus();
  });
}
