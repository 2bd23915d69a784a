/** The look of the outbox: the product's colours, no fonts to load, readable at 360 px. */
export const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fbfaf6,#0b1026);--raised:light-dark(#fff,#121938);
--line:light-dark(#e4e0d4,#2a3260);--ink:light-dark(#121938,#f4f1ea);
--quiet:light-dark(#545a78,#aab2d8);--text:light-dark(#b3123a,#ff6b88)}
*{box-sizing:border-box}
body{margin:0;padding:0 clamp(16px,4vw,24px) 48px;background:var(--paper);color:var(--ink);
font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
header,main{max-width:48rem;margin:0 auto}
header{padding-top:32px}
h1{margin:0 0 8px;font-size:clamp(1.5rem,1.3rem + .9vw,1.9rem);line-height:1.2;text-wrap:balance}
h2{margin:32px 0 8px;font-size:1.2rem}
p{margin:0 0 16px;max-width:65ch}
a{color:var(--text);text-underline-offset:.2em}
ul{list-style:none;margin:0;padding:0}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:0 0 16px}
input,button{min-height:44px;padding:8px 12px;border:1px solid var(--quiet);border-radius:12px;background:var(--raised);color:var(--ink);font:inherit}
input{flex:1 1 12rem;min-width:0;max-width:24rem}
.mails li{border-top:1px solid var(--line)}
.mails a{display:block;padding:12px 0;color:inherit;text-decoration:none}
.mails a:hover b{text-decoration:underline}
.mails b,.mails span{display:block}
.quiet,.mails span{color:var(--quiet);font-size:.92rem}
.ways a{display:inline-block;padding:10px 16px 10px 0}
iframe{display:block;width:100%;height:44rem;border:1px solid var(--line);border-radius:16px;background:#fbfaf6}
pre{margin:0;padding:16px;white-space:pre-wrap;background:var(--raised);border:1px solid var(--line);
border-radius:16px;font:.9rem/1.5 ui-monospace,"SF Mono",Menlo,Consolas,monospace}
:focus-visible{outline:2px solid #ffb020;outline-offset:2px;box-shadow:0 0 0 2px var(--ink)}
`;
