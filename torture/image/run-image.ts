import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { unusedPort } from '../../scripts/unused-port.ts';
import { isInstalled, output } from './command.ts';
import { fillWithDebian } from './debian-base.ts';
import { ImageStore } from './image-store.ts';
import { strangersAmongPackages } from './strangers.ts';
import { tryImage } from './try-image.ts';

/*
 * Builds the image as people do, and runs it as strictly as engines can: a student registers in the
 * demo, everything is killed, and the next container on the same volume has the registration.
 * IMAGE_BASE names another base than the Containerfile's.
 */

const ROOT = path.join(import.meta.dirname, '../..');
const MOST_MEGABYTES = 500;
const PROGRAMS = ['buildah', 'unshare', 'nsenter', 'setpriv', 'chroot', 'mount'];

function stopUnlessPossible(): void {
  const missing = PROGRAMS.filter((program) => !isInstalled(program));
  const why = [
    ...(missing.length > 0
      ? [`There is no ${missing.join(', ')}: apt-get install buildah debootstrap util-linux.`]
      : []),
    ...(process.getuid?.() === 0 ? [] : ['Start it as root: it makes containers.']),
  ];
  if (why.length === 0) return;
  console.error(why.join('\n'));
  process.exit(1);
}

function baseFor(store: ImageStore): string {
  const text = readFileSync(path.join(ROOT, 'Containerfile'), 'utf8');
  const own = /^ARG BASE=(\S+)$/m.exec(text)?.[1] ?? '';
  const base = process.env['IMAGE_BASE'] ?? own;
  try {
    store.pull(base);
    return base;
  } catch (error) {
    if (base !== own) throw error;
    console.log(`${base} cannot be pulled from here; Debian by debootstrap takes its place.`);
    return store.imageOf('debian-with-node', fillWithDebian);
  }
}

function megabytesOf(folder: string): number {
  const [kilobytes] = output(['du', '--summarize', '--one-file-system', '-k', folder]).split('\t');
  return Math.round((Number(kilobytes) * 1024) / 1e6);
}

stopUnlessPossible();
const folder = temporaryFolder('image');
const store = new ImageStore(path.join(folder, 'store'));

try {
  store.build('pratibha', ROOT, baseFor(store));
  const config = store.configOf('localhost/pratibha');
  const root = store.unpack('localhost/pratibha');
  const megabytes = megabytesOf(root);
  const own = megabytesOf(path.join(root, 'srv'));
  console.log(`unpacked: ${megabytes} MB, of them ${own} the product`);
  assert.ok(megabytes <= MOST_MEGABYTES, `more than ${MOST_MEGABYTES} MB`);
  assert.deepEqual(strangersAmongPackages(root), []);
  assert.deepEqual(Object.keys(config.Volumes), ['/data']);
  await tryImage({ root, config, port: await unusedPort() }, folder);
} finally {
  store.close();
  output(['rm', '-rf', '--one-file-system', folder]);
}
