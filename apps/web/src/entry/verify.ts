import '../features/certificates/public/verify/verify.css';
import { certificateChecks } from '../features/certificates/public/verify/check-certificates.ts';
import { keepPage, savePage } from '../features/certificates/public/verify/keep-page.ts';
import { isSaved, place, verifyData } from '../features/certificates/public/verify/verify-data.ts';

/*
 * The script of one page, `/verify`, and of every file that somebody saved of it: it stands inside
 * of it, so that the page loads nothing (ADR 71).
 */

/** As the page came, before anything in it is changed: what is saved shows nobody's certificate. */
const source = ['<!doctype', 'html>', document.documentElement.outerHTML].join(' ');

const data = verifyData();
const checks = certificateChecks(data);

/** Behind the # of the address, which browsers send to nobody. */
function checkAddress(): void {
  const fragment = window.location.hash.slice(1);
  if (fragment !== '') void checks.fragment(fragment);
}

place('ways').hidden = false;
place<HTMLFormElement>('typed').addEventListener('submit', (event) => {
  event.preventDefault();
  void checks.typed(place<HTMLInputElement>('certificate').value);
});

const file = place<HTMLInputElement>('file');
file.addEventListener('change', () => {
  const [chosen] = file.files ?? [];
  if (chosen) void checks.file(chosen);
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  const [dropped] = event.dataTransfer?.files ?? [];
  if (dropped) void checks.file(dropped);
});

window.addEventListener('hashchange', checkAddress);
window.addEventListener('online', () => void checks.online());

if (!isSaved(data)) {
  const save = place('save');
  save.hidden = false;
  save.querySelector('button')?.addEventListener('click', () => savePage(source));
  window.addEventListener('load', () => void keepPage(source));
}
checkAddress();
