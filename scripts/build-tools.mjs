/**
 * What builds the web and the server. It comes with `npm start`, but reaches no browser and no
 * running server.
 */
export const BUILD_TOOLS = ['@tanstack/router-plugin', '@vitejs/plugin-react', 'rolldown', 'vite'];

/** Where Node finds a package that is asked for from a place, both as the lockfile names them. */
function placeOf(packages, from, name) {
  const folders = from === '' ? [] : from.split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const place = [...folders.slice(0, depth), 'node_modules', name].join('/');
    if (packages[place] !== undefined) return place;
  }
  return undefined;
}

function needsOf({ dependencies = {}, optionalDependencies, peerDependencies, ...entry }) {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

const isOwn = (place) => !place.includes('node_modules/');

/**
 * What of a lockfile runs when the product does, on the server or in a browser: all that its
 * workspaces depend on, without what only builds or tests.
 * @param packages the lockfile's `packages`
 * @param from the workspaces to begin with; without them all, and the root
 * @returns their places in it
 */
export function runningPlaces(packages, from = Object.keys(packages).filter(isOwn)) {
  const waiting = [...from];
  const found = new Set(waiting);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const needs = needsOf(packages[place]).filter(
      (name) => !isOwn(place) || !BUILD_TOOLS.includes(name),
    );
    for (const name of needs) {
      const here = placeOf(packages, place, name);
      // npm links workspaces.
      const next = packages[here]?.link === true ? packages[here].resolved : here;
      if (next === undefined || found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return new Set([...found].filter((place) => !isOwn(place) && packages[place].link !== true));
}
