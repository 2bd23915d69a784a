import { rmSync } from 'node:fs';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import { buildApp } from '../../apps/server/src/app.ts';
import { loadConfig } from '../../apps/server/src/config/config.ts';
import { DEMO_CONTENT } from '../../apps/server/src/demo/data/editions.ts';
import { seedDemo } from '../../apps/server/src/demo/seed-demo.ts';
import { prepareEdition } from '../../apps/server/src/features/editions/editions.ts';
import { startDatabase } from '../../apps/server/src/platform/db/server.ts';
import { createLog } from '../../apps/server/src/platform/process/log.ts';
import {
  newToken,
  tokenHash,
  xsrfTokenOf,
} from '../../apps/server/src/platform/session/cookies.ts';
import { newApiToken } from '../../apps/server/src/platform/session/tokens.ts';
import { createToken } from '../../apps/server/src/testing/factories.ts';
import { stillDemoClock } from '../../apps/server/src/testing/still-demo-clock.ts';
import { UNLIMITED } from '../../apps/server/src/testing/stress/unlimited.ts';
import type { Role } from '../../packages/domain/src/people/roles.ts';
import { unusedPort } from '../../scripts/unused-port.ts';

/**
 * How somebody is known, by the security schemes of the document; and what puts them back as they
 * were.
 */
export type Person = {
  readonly schemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Undoes what the person's own requests did to who they are. */
  readonly restore: () => Promise<void>;
};

/** How often a person is put back: some calls end the session that makes them. */
const RESTORE_MS = 200;

/**
 * The product with the demo's data, on a port and in a folder of its own, without limits and with a
 * clock that stands still.
 */
export async function startApiProduct() {
  const dataDir = temporaryFolder('api');
  const port = await unusedPort();
  const origin = `http://127.0.0.1:${port}`;
  const config = loadConfig({
    DEMO: '1',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
  });
  const log = createLog('error');
  const database = await startDatabase({
    databaseUrl: null,
    dataDir,
    cancel: new AbortController().signal,
    step: () => undefined,
    onTrouble: (what) => log.error(what),
  });
  await prepareEdition(database, DEMO_CONTENT);
  await seedDemo(database, log);
  const app = await buildApp({ config, database, clock: stillDemoClock, log, limits: UNLIMITED });
  await app.listen({ host: '127.0.0.1', port });

  const newUser = async (role: Role) => {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into users (name, email, role) values ('Of schemathesis', gen_random_uuid() || '@example.test', $1)
       returning id`,
      [role],
    );
    return rows[0]?.id ?? 0;
  };

  return {
    origin,
    /** Somebody who is signed in. */
    async signedIn(role: Role): Promise<Person> {
      const [id, token] = [await newUser(role), newToken()];
      const restore = async () => {
        await database.pool.query(
          `insert into sessions (token_hash, user_id, expires_at)
           values ($1, $2, now() + interval '1 day') on conflict do nothing`,
          [tokenHash(token), id],
        );
      };
      await restore();
      const schemes = { session: { api_key: token }, xsrf: { api_key: xsrfTokenOf(token) } };
      return { schemes, restore };
    },
    /** A program with a token to read and write. */
    async program(role: Role): Promise<Person> {
      const [user_id, token] = [await newUser(role), newApiToken()];
      await createToken(database, { user_id, token_hash: tokenHash(token), scope: 'write' });
      return { schemes: { token: { bearer: token } }, restore: async () => undefined };
    },
    /** Does something while a person is put back again and again. */
    async during<T>(person: Person, work: () => Promise<T>): Promise<T> {
      const timer = setInterval(() => void person.restore(), RESTORE_MS);
      try {
        return await work();
      } finally {
        clearInterval(timer);
      }
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
