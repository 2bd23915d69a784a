// Remembers what is pressed and typed before the page runs; see src/entry/student/early-input.ts.
(() => {
  const end = new AbortController();
  const fields = new Set();
  const early = {
    press: null,
    fields,
    end: () => {
      end.abort();
      delete document.documentElement.dataset.pressed;
    },
  };
  const listen = (type, look) =>
    document.addEventListener(type, look, { capture: true, signal: end.signal });
  const remember = (press) => {
    early.press = press;
    document.documentElement.dataset.pressed = '';
  };
  listen('click', ({ target }) => {
    const pressed = target.closest('#root :is(a, button, [data-opens=true])');
    if (pressed?.matches(':not(a, [type=submit])')) remember(pressed);
  });
  listen('submit', (event) => {
    event.preventDefault();
    if (event.submitter) remember(event.submitter);
  });
  for (const type of ['input', 'change']) listen(type, ({ target }) => fields.add(target));
  window.early = early;
})();
