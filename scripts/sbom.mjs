import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runningPlaces } from './build-tools.mjs';
import { ROOT } from './install.mjs';

/*
 * Prints what the product is made of as a CycloneDX document, from the lockfile alone: npm sbom
 * needs everything installed, and gives up where any tool's tool names its packages loosely.
 */

const lockfile = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
const own = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/** `%40scope/name` for a package URL. */
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const running = runningPlaces(lockfile.packages);

function componentOf([place, { version, license, integrity, optional }]) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const scope = !running.has(place) ? 'excluded' : optional ? 'optional' : 'required';
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    scope,
    purl: purlOf(name, version),
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...(integrity?.startsWith('sha512-')
      ? {
          hashes: [
            { alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') },
          ],
        }
      : {}),
  };
}

const foreign = Object.entries(lockfile.packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);
/** The same version may lie in several places; the one that runs counts. */
const RANK = ['excluded', 'optional', 'required'];
const components = new Map();
for (const component of foreign.map(componentOf)) {
  const known = components.get(component.purl);
  if (known && RANK.indexOf(known.scope) >= RANK.indexOf(component.scope)) continue;
  components.set(component.purl, component);
}

const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': `${own.name}@${own.version}`,
      name: own.name,
      version: own.version,
      purl: purlOf(own.name, own.version),
      licenses: [{ expression: own.license }],
    },
  },
  components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
};

process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
