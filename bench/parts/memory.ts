import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import {
  startTestProvider,
  type TestProvider,
} from '../../apps/server/src/testing/identity-provider.ts';
import { READY, RunningProduct } from '../../scripts/running-product.ts';
import { SERVER_ENVIRONMENT, SERVER_MAIN, SERVER_OPTIONS } from '../../scripts/server-options.mjs';
import { unusedPort } from '../../scripts/unused-port.ts';
import { ROOT } from '../checkout.ts';
import { type Figure, repeated } from '../figures.ts';
import { canTellShares, type Kind, type Shares, sharesBelow, sumOf } from '../process-memory.ts';
import { type SignIn, walk } from '../walk.ts';

const ROUNDS = 3;
/** A server that nobody asks gives memory back after ten to twenty seconds. */
const SETTLING_MS = 21_000;
const KINDS: readonly Kind[] = ['server', 'database', 'npm and starter'];
const STUDENT = 'student@example.test';
const ORGANISER = 'superadmin@example.test';

/** A way to run the product, as the README or docs/operations.md tell it. */
type Way = {
  readonly what: string;
  /** MB of all processes after a walk. */
  readonly atMost: number;
  readonly command: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  readonly signIn: SignIn;
};

type Running = { readonly product: RunningProduct; readonly origin: string };
type Moments = { readonly started: Shares; readonly walked: Shares };

const DEMO: Way = {
  what: 'npm start, the demo',
  atMost: 160,
  command: ['npm', 'start'],
  settings: {},
  signIn: (email) => `/api/oauth/login?return_to=/user/events&login_hint=${email}`,
};

function production(provider: TestProvider): Way {
  return {
    what: 'the unit, production',
    atMost: 140,
    command: [process.execPath, ...SERVER_OPTIONS, SERVER_MAIN],
    settings: {
      ...SERVER_ENVIRONMENT,
      DEMO: '0',
      OIDC_ISSUER: provider.settings.issuer,
      OIDC_CLIENT_ID: provider.settings.clientId,
      OIDC_CLIENT_SECRET: provider.settings.clientSecret,
      SUPER_ADMIN_EMAILS: ORGANISER,
      SET_UP: path.join(ROOT, 'docs/set-up.example.json'),
    },
    signIn: (email) => {
      provider.claims = { sub: email, email, email_verified: true, name: 'Asha Rai' };
      return '/api/oauth/login?return_to=/user/events';
    },
  };
}

/** npm put our Node there for the bench; in a terminal npm runs on the machine's. */
function withoutPackages(folders: string): string {
  const split = folders.split(path.delimiter);
  return split.filter((folder) => !folder.includes('node_modules')).join(path.delimiter);
}

async function start(way: Way, dataDir: string): Promise<Running> {
  const { command, settings } = way;
  const [program = '', ...words] = command;
  const { HOME, PATH = '' } = process.env;
  const port = await unusedPort();
  const origin = `http://localhost:${port}`;
  const product = new RunningProduct(program, words, {
    cwd: ROOT,
    env: {
      PATH: withoutPackages(PATH),
      HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: origin,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await product.says(READY);
  return { product, origin };
}

async function measureOnce(way: Way, dataDir: string): Promise<Moments> {
  const running = await start(way, dataDir);
  const shares = async () => {
    await after(SETTLING_MS);
    return sharesBelow(running.product.child.pid ?? 0);
  };
  try {
    const started = await shares();
    await walk(running.origin, { student: STUDENT, organiser: ORGANISER }, way.signIn);
    return { started, walked: await shares() };
  } finally {
    await running.product.end();
  }
}

async function measureWay(way: Way): Promise<Figure[]> {
  const folder = temporaryFolder('bench-memory');
  const dataDir = path.join(folder, 'data');
  try {
    // Tables and data are made at the first start, and only then.
    await (await start(way, dataDir)).product.end();
    const rounds: Moments[] = [];
    for (let n = 0; n < ROUNDS; n += 1) rounds.push(await measureOnce(way, dataDir));
    const figure = (what: string, shares: readonly Shares[], target?: Figure['target']) => {
      const parts = KINDS.map((kind) => {
        const { value } = repeated(
          shares.map((each) => each[kind]),
          { part: '', what: '', unit: '' },
        );
        return `${kind} ${Math.round(value)}`;
      });
      return repeated(shares.map(sumOf), {
        part: 'memory',
        what: `${way.what}: ${what}`,
        unit: 'MB',
        note: parts.join(', '),
        ...(target === undefined ? {} : { target }),
      });
    };
    const { atMost } = way;
    return [
      figure(
        'after a start',
        rounds.map(({ started }) => started),
      ),
      figure(
        'after a walk',
        rounds.map(({ walked }) => walked),
        { atMost },
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What all processes hold together, after a start and after people were there. */
export async function measureMemory(): Promise<Figure[]> {
  if (!canTellShares()) return [];
  const provider = await startTestProvider();
  try {
    return [...(await measureWay(DEMO)), ...(await measureWay(production(provider)))];
  } finally {
    await provider.close();
  }
}
