import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import type { TrialOptions } from '../features/pages/pages-trial.ts';
import { RenderAllowance } from '../features/pages/render-allowance.ts';

const RENDER = `export const noticeIn = (url) => (url.endsWith('=cancelled') ? 'cancelled' : null);
export const render = (path, notice, content, { earlier }) => ({
  status: path === '/not-found' ? 404 : 200,
  html: '<main>' + path + (notice ? ' ' + notice : '') + '</main><h1>' + content.title + '</h1>' +
    earlier.map(({ year, path }) => '<a href="' + path + '">' + year + '</a>').join(''),
  head: { title: 'A & B', description: 'd', canonical: path === '/' ? '/' : null,
    jsonLd: path === '/' ? [{ name: '</script>' }] : [], siteName: content.shortTitle },
  edition: { tagline: content.tagline },
  style: lookStyle(content),
});
export const renderStudent = async ({ url, user, read, readOne, texts }) => ({
  html: url + ' ' + JSON.parse(user).name + ' ' + JSON.parse(await read('GET /user/available/events')).length +
    (url.endsWith('strip=') ? await read('GET /user/strip') : '') +
    await judged(url, read, readOne),
  title: 'S & T',
  said: texts && [...texts],
});
const judged = async (url, read, readOne) => {
  const [, work, round] = /^\\/user\\/judging(?:\\/(\\d+)|\\?round=(\\d+))?$/.exec(url) ?? [];
  if (work) return ' ' + await readOne('GET /judge/works/{id}', work);
  if (!round) return url === '/user/judging' ? ' ' + await read('GET /judge/rounds') : '';
  const reads = ['', '/standing'].map((part) => readOne('GET /judge/rounds/{id}' + part, round));
  return ' ' + (await Promise.all(reads)).join(' ');
};
export const renderConsole = async ({ url, user, site, read, kept }) => ({
  html: url + ' ' + JSON.parse(user).name + ' ' + kept,
  title: 'C & T',
  begin: JSON.stringify({ user: JSON.parse(user), site: JSON.parse(site),
    list: await read('GET ' + url.replace(/\\?.*/, ''), url.replace(/^[^?]*/, '')) }),
});
export const tryMarkdown = () => {};
export const lookStyle = ({ look }) => (look.accent === null ? '' : '.a{color:' + look.accent + '}');
export const helpPaths = ['/help'];
export const appEdition = ({ workshops }) => ({ workshops });
export const isAppPage = (url) => !url.includes('nothing');`;

/** A build of the web as small as one can be: the documents and one hashed file. */
export function smallWeb(): { readonly distDir: string; readonly trial: TrialOptions } {
  const distDir = temporaryFolder('web');
  writeBuild(distDir);
  return { distDir, trial: { limitMs: 60_000 } };
}

/** The same with a build in Nepali beside it, which has no console, and of the help one page. */
export function smallWebInBoth(): ReturnType<typeof smallWeb> {
  const { distDir, ...more } = smallWeb();
  const nepali = join(distDir, 'ne');
  writeBuild(nepali);
  rmSync(join(nepali, 'client', 'console.html'));
  rmSync(join(nepali, 'client', 'offline.js'));
  renameSync(join(nepali, 'client', 'assets'), join(nepali, 'client', 'own'));
  mkdirSync(join(nepali, 'client', 'assets'));
  renameSync(join(nepali, 'client', 'own'), join(nepali, 'client', 'assets', 'ne'));
  const index = '<html lang="ne"><head><!--head--></head><!--page--><!--edition--></html>';
  writeFileSync(join(nepali, 'client', 'index.html'), index);
  const student = '<p>विद्यार्थी</p><!--title--><!--page--><!--edition--><!--begin-->';
  writeFileSync(join(nepali, 'client', 'student.html'), student);
  const render = RENDER.replaceAll(/'\/(help|not-found)?'/g, (_, name = '') =>
    name === 'help' ? "'/ne/help/students'" : `'/ne${name && `/${name}`}'`,
  );
  writeFileSync(join(nepali, 'server', 'render.js'), render);
  const first = RENDER.replace("['/help']", "['/help', '/help/students']");
  writeFileSync(join(distDir, 'server', 'render.js'), first);
  return { distDir, ...more };
}

function writeBuild(distDir: string): void {
  const write = (path: readonly string[], text: string) =>
    writeFileSync(join(distDir, ...path), text);
  mkdirSync(join(distDir, 'client', 'assets'), { recursive: true });
  mkdirSync(join(distDir, 'server'));
  mkdirSync(join(distDir, 'verify'));
  write(['package.json'], '{"type":"module"}');
  write(['client', 'index.html'], '<head><!--head--></head><!--page--><!--edition-->');
  for (const name of ['student', 'console'])
    write(
      ['client', `${name}.html`],
      `<p>${name}</p><!--title--><!--page--><!--edition--><!--begin-->`,
    );
  write(['client', 'offline.js'], 'let b;');
  write(['client', 'assets', 'x-1.js'], 'let a;');
  write(['client', 'assets', 'x-1.js.br'], 'compressed');
  write(['verify', 'verify.js'], 'let c;');
  write(['verify', 'style.css'], 'p{margin:0}');
  write(['server', 'render.js'], RENDER);
}

/** Renders every page for who asks, however busy the machine is and however many are asked for. */
export function unhurried(): RenderAllowance {
  let now = 0;
  const nextSecond = () => {
    now += 1_000;
    return now;
  };
  return new RenderAllowance({ now: nextSecond, load: { isHigh: false }, longestWaitMs: 60_000 });
}
