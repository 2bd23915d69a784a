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
