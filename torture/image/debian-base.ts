import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { follow, isInstalled } from './command.ts';

/** Of this machine: what its network asks to be trusted, the build has to trust, too. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** What the slim images of Debian leave out. */
const LEFT_OUT = [
  'var/cache/apt',
  'var/cache/debconf',
  'var/lib/apt/lists',
  'var/log',
  'usr/share/doc',
  'usr/share/man',
  'usr/share/info',
  'usr/share/locale',
];

/**
 * Fills a folder with what the Containerfile asks of its base, where no image can be pulled: Debian
 * by debootstrap, the Node and npm that run this, and the account 1000.
 */
export function fillWithDebian(root: string): void {
  if (!isInstalled('debootstrap')) {
    throw new Error(
      'No base could be pulled, and there is no debootstrap to make one: ' +
        'apt-get install debootstrap, or name an image by IMAGE_BASE.',
    );
  }
  const mirror = process.env['DEBIAN_MIRROR'] ?? 'http://deb.debian.org/debian';
  follow(['debootstrap', '--variant=minbase', 'bookworm', root, mirror]);
  for (const folder of LEFT_OUT) empty(path.join(root, folder));
  addNode(root);
  appendFileSync(path.join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n');
  appendFileSync(path.join(root, 'etc/group'), 'node:x:1000:\n');
}

function empty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function addNode(root: string): void {
  const cli = process.env['npm_execpath'] ?? '';
  if (!/npm-cli\.c?js$/.test(cli)) {
    throw new Error('Start it by npm run torture -- image: the base gets the npm that runs this.');
  }
  const local = (name: string) => path.join(root, 'usr/local', name);
  mkdirSync(local('bin'), { recursive: true });
  copyFileSync(process.execPath, local('bin/node'));
  cpSync(path.resolve(cli, '../..'), local('lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', local('bin/npm'));
  if (!existsSync(CERTIFICATES)) return;
  mkdirSync(path.dirname(path.join(root, CERTIFICATES)), { recursive: true });
  copyFileSync(CERTIFICATES, path.join(root, CERTIFICATES));
  // npm's own settings for all, beside its program.
  mkdirSync(local('etc'), { recursive: true });
  writeFileSync(local('etc/npmrc'), `cafile=${CERTIFICATES}\n`);
}
