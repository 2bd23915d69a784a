// What the organiser's document has to do before it is shown; see
// src/entry/console/early-console.ts.
(() => {
  // Tells the server what this browser keeps: by which edition its people filter, and how close
  // rows stand. A list that was rendered before it knew is hidden, and drawn here.
  const kept = () => {
    const all = new URLSearchParams();
    for (const name of Object.keys(localStorage).sort()) {
      const [, what, person] = /^\w+\.(edition|rows)\.?(\d*)$/.exec(name) ?? [];
      const value = localStorage.getItem(name);
      if (what === 'edition') all.append(person, value);
      if (what === 'rows' && value === 'comfortable') all.append(what, value);
    }
    return String(all);
  };
  /** Whether it was told before. */
  const tell = () => {
    const now = kept();
    if ((/(?:^|; )kept_view=([^;]*)/.exec(document.cookie)?.[1] ?? '') === now) return true;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    const life = now === '' ? 0 : 31_536_000;
    document.cookie = `kept_view=${now}; path=/admin; samesite=lax; max-age=${life}${secure}`;
    return false;
  };
  // Called at each change: when the page goes, the next one is asked for already.
  window.tellKept = tell;
  try {
    if (!tell()) document.documentElement.dataset.kept = '';
  } catch {
    // A browser that refuses storage keeps nothing.
  }
  // Remembers keys that move through a list, help or search, and none that decides, until the page
  // runs. What is typed after one that searches is not another.
  const end = new AbortController();
  const early = { pressed: null, end: () => end.abort() };
  let isSearch = false;
  const remember = (event) => {
    const { key, code, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isHeld = ctrlKey || metaKey;
    if (isSearch || altKey || (isHeld && (shiftKey || !/^k$/i.test(key)))) return;
    if (!isHeld && !/^[njpk?/]$/i.test(key)) return;
    if (target.closest('input:not([type=checkbox]), textarea, select')) return;
    isSearch = isHeld || key === '/';
    // Browsers search by these, too.
    if (isSearch) event.preventDefault();
    early.pressed = { key, code, ctrlKey, metaKey };
  };
  document.addEventListener('keydown', remember, { capture: true, signal: end.signal });
  window.earlyKeys = early;
})();
