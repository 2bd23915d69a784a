// What the organiser's document has to do before it is shown; see src/entry/console/early-console.ts.
(() => {
  // Hides a list that the server rendered where this browser keeps what the server cannot know: by which
  // edition its person filters, and how close rows stand.
  try {
    const names = Object.keys(localStorage);
    const isNamed = /[?&](edition|open|event|person|cursor|source)=/.test(location.search);
    const isFiltered = !isNamed && names.some((name) => name.startsWith('pratibha.edition.'));
    if (isFiltered || localStorage.getItem('pratibha.rows') === 'comfortable')
      document.documentElement.dataset.kept = '';
  } catch {
    // A browser that refuses storage keeps nothing.
  }
  // Remembers keys that move through a list, and none that decides, until the page runs.
  const end = new AbortController();
  const early = { key: null, end: () => end.abort() };
  const remember = ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (!/^[njpk?]$/i.test(key) || ctrlKey || metaKey || altKey) return;
    if (!target.closest('input:not([type=checkbox]), textarea, select')) early.key = key;
  };
  document.addEventListener('keydown', remember, { capture: true, signal: end.signal });
  window.earlyKeys = early;
})();
