import { strict as assert } from 'node:assert';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Container, type ContainerOptions } from './container.ts';
import type { ImageConfig } from './image-store.ts';
import { Student } from './student.ts';

/** An unpacked image, and where its containers are to listen. */
type Image = { readonly root: string; readonly config: ImageConfig; readonly port: number };

const BACKUP = '/backups/demo.backup';

/**
 * Runs an image as people do, and says how soon it serves.
 * @param folder for its volumes, which stay
 * @throws AssertionError when it does not do what docs/operations.md says of it
 */
export async function tryImage(image: Image, folder: string): Promise<void> {
  const containers: Container[] = [];
  const trial: Trial = {
    image,
    volume(name) {
      const place = path.join(folder, name);
      mkdirSync(place, { mode: 0o700 });
      // Of the image's account, as engines make new ones.
      chownSync(place, 1000, 1000);
      return place;
    },
    run(options) {
      const container = new Container({ ...image, ...options });
      containers.push(container);
      return container;
    },
    async served(options) {
      const begun = performance.now();
      const container = trial.run(options);
      await container.isReady();
      return { container, ms: Math.round(performance.now() - begun) };
    },
  };
  try {
    await tryDemo(trial);
    await tryProduction(trial);
  } finally {
    for (const container of containers) if (container.isRunning) await container.end('SIGKILL');
  }
}

type Options = Omit<ContainerOptions, keyof Image>;

type Trial = {
  readonly image: Image;
  /** A new folder of this machine for containers. */
  readonly volume: (name: string) => string;
  readonly run: (options: Options) => Container;
  /** As soon as it serves. */
  readonly served: (options: Options) => Promise<{ container: Container; ms: number }>;
};

/** The demo, without any setting but where to listen. */
async function tryDemo({ image, volume, run, served }: Trial): Promise<void> {
  const backups = volume('backups');
  const volumes = { '/data': volume('data'), '/backups': backups };
  const { container, ms } = await served({ volumes });
  confirmStrict(container);
  const [, ...health] = image.config.Healthcheck.Test;
  assert.deepEqual(container.exec(health), { ok: true, said: '' });
  const id = await (await Student.signIn(container.origin)).register();
  const saved = container.exec(['node', 'scripts/backup.ts', BACKUP]);
  assert.ok(saved.ok, saved.said);
  await container.end('SIGKILL');

  const again = await served({ volumes });
  await confirmRegistered(again.container, id);
  assert.equal(await again.container.end(image.config.StopSignal), 0);
  console.log(`demo: serves after ${ms} ms, after kill -9 again after ${again.ms} ms`);

  const other = { '/data': volume('restored'), '/backups': backups };
  const restore = run({ volumes: other, command: ['node', 'scripts/restore.ts', BACKUP] });
  assert.equal(await restore.ended(), 0);
  const restored = await served({ volumes: other });
  await confirmRegistered(restored.container, id);
  await restored.container.end(image.config.StopSignal);
}

/** Whatever runs the image: it needs no right, and writes nowhere but to its volumes. */
function confirmStrict(container: Container): void {
  assert.equal(container.noted('Uid'), '1000\t1000\t1000\t1000');
  assert.equal(container.noted('CapEff'), '0000000000000000');
  assert.match(container.exec(['touch', '/srv/pratibha/new']).said, /Read-only file system/);
}

async function confirmRegistered({ origin }: Container, id: number): Promise<void> {
  const found = await (await Student.signIn(origin)).registrations();
  const ids = found.map((registration) => registration.id);
  assert.ok(ids.includes(id), `registration ${id} is lost; there are ${ids.join(', ')}`);
}

/** By settings, with the secret in a file: the first of them ends the demo. */
async function tryProduction({ image, volume, served }: Trial): Promise<void> {
  const secrets = volume('secrets');
  writeFileSync(path.join(secrets, 'oidc'), 'not-a-secret\n');
  const volumes = { '/data': volume('production'), '/run/secrets': secrets };
  const env = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'pratibha' };
  await assert.rejects(served({ volumes, env }), /Sign-in needs OIDC_CLIENT_SECRET/);
  const whole = { ...env, OIDC_CLIENT_SECRET_FILE: '/run/secrets/oidc', WORKERS: '2' };
  const { container, ms } = await served({ volumes, env: whole });
  assert.equal(await container.end(image.config.StopSignal), 0);
  console.log(`production, on an empty volume: serves after ${ms} ms`);
}
