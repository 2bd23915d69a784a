// Hides a list that the server rendered where this browser keeps what the server cannot know: by which
// edition its person filters, and how close rows stand. See src/entry/console/begin-in-browser.ts.
try {
  const names = Object.keys(localStorage);
  const isNamed = /[?&](edition|open|event|person|cursor|source)=/.test(location.search);
  const isFiltered = !isNamed && names.some((name) => name.startsWith('pratibha.edition.'));
  if (isFiltered || localStorage.getItem('pratibha.rows') === 'comfortable')
    document.documentElement.dataset.kept = '';
} catch {
  // A browser that refuses storage keeps nothing.
}
