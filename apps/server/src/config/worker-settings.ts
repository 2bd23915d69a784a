import { type Env, textOf } from './config-readers.ts';

/** A value of DEMO, which the image has; `isDemo` in config.ts says what it means. */
export const DEMO_WITHOUT_SETTINGS = 'without-settings';

/**
 * What the environment of a server process has besides that of the process which looks after it.
 * The former finds the database by its address, also the embedded one, and must not take that for a
 * wish of who started the product.
 * @param env as it was given
 * @param demo what that amounts to
 */
export function workerSettings(env: Env, demo: boolean, address: string): Record<string, string> {
  const settings = {
    DATABASE_URL: address,
    DATABASE_URL_FILE: '',
    NODE_ENV: env['NODE_ENV'] ?? '',
  };
  const isOpenDemo = demo && textOf(env, 'DEMO') === DEMO_WITHOUT_SETTINGS;
  return isOpenDemo ? { ...settings, DEMO: '1' } : settings;
}
