import { type Env, InvalidSetting, integerOf, textOf } from './config-readers.ts';

/** Shorter ones can be guessed: no limit counts who tries. */
const SHORTEST_TOKEN = 20;
const HIGHEST_PORT = 65_535;

type Serving = { readonly port: number; readonly workers: number };

function readPort(env: Env, { port, workers }: Serving): number | null {
  if (textOf(env, 'METRICS_PORT') === null) return null;
  // Each process takes the next one.
  const most = HIGHEST_PORT + 1 - workers;
  const first = integerOf(env, 'METRICS_PORT', { min: 1, max: most, default: 0 });
  if (port >= first && port < first + workers) {
    throw new InvalidSetting(
      `METRICS_PORT is ${first}, where PORT or a server process already listens; ` +
        'set another number, with as many free ones behind it as there are WORKERS.',
    );
  }
  return first;
}

function readToken(env: Env): string | null {
  const token = textOf(env, 'METRICS_TOKEN');
  if (token === null) return null;
  // The value is a secret, so it is not repeated.
  if (token.length < SHORTEST_TOKEN || !/^[\w.~+/=-]+$/.test(token)) {
    throw new InvalidSetting(
      `METRICS_TOKEN is too short or has blanks; set at least ${SHORTEST_TOKEN} letters and ` +
        'digits that nobody can guess, such as those of openssl rand -hex 32.',
    );
  }
  return token;
}

/**
 * Where the product tells its figures.
 * @param serving where it serves people
 */
export function readMetrics(
  env: Env,
  serving: Serving,
): { port: number | null; token: string | null } {
  const { workers } = serving;
  const place = { port: readPort(env, serving), token: readToken(env) };
  if (workers > 1 && place.token !== null && place.port === null) {
    throw new InvalidSetting(
      'METRICS_TOKEN alone would tell the figures of one server process after the other, as WORKERS ' +
        `is ${workers}; set METRICS_PORT, too: each process takes the next number.`,
    );
  }
  return place;
}
