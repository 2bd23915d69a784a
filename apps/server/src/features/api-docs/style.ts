/** The look of the documentation: the product's colours, no fonts to load, readable at 360 px. */
export const STYLE = `
:root { color-scheme: light dark;
  --paper: light-dark(#fbfaf6, #0b1026); --raised: light-dark(#ffffff, #121938);
  --line: light-dark(#e4e0d4, #2a3260); --ink: light-dark(#121938, #f4f1ea);
  --quiet: light-dark(#545a78, #aab2d8); --action: light-dark(#b3123a, #ff6b88);
  --soft: light-dark(#f3f0e7, #080c1d); }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
header, nav, main { max-width: 72rem; margin: 0 auto; padding: 0 clamp(16px, 4vw, 24px); }
header { padding-top: 40px; }
h1, h2, h3 { letter-spacing: -0.02em; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.85rem, 1.5rem + 1.8vw, 2.6rem); margin: 0 0 16px; }
h2 { font-size: 1.6rem; margin: 56px 0 16px; }
h3 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
p, dd, li { max-width: 65ch; }
a { color: var(--action); text-underline-offset: 0.2em; }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid #ffb020;
  outline-offset: 2px; border-radius: 4px; box-shadow: 0 0 0 2px var(--ink); }
nav ul { display: flex; flex-wrap: wrap; gap: 0 20px; list-style: none; padding: 0; }
nav a { display: inline-block; padding: 10px 0; }
code, pre { font: 0.9em/1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
pre { overflow-x: auto; background: var(--soft); border: 1px solid var(--line);
  border-radius: 8px; padding: 12px 16px; margin: 8px 0; }
pre i { color: var(--quiet); font-style: normal; }
article { background: var(--raised); border: 1px solid var(--line); border-radius: 16px;
  padding: 16px clamp(16px, 3vw, 24px); margin: 16px 0; }
article:target { border-color: var(--action); }
.method { color: var(--action); font-weight: 700; margin-right: 8px; }
.quiet { color: var(--quiet); margin: 4px 0 0; }
summary { cursor: pointer; padding: 10px 0; font-weight: 600; }
dl { margin: 0; } dt { margin-top: 8px; overflow-wrap: anywhere; } dd { margin: 0 0 4px 16px; }
.refusals { padding: 0; margin: 8px 0; list-style: none; display: flex; flex-wrap: wrap; gap: 0 16px; }
.refusals a { display: inline-block; padding: 4px 0; }
`;
