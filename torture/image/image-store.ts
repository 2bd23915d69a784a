import { rmSync } from 'node:fs';
import path from 'node:path';
import { follow, output } from './command.ts';

/** What an image says of how it wants to be run. */
export type ImageConfig = {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, object>>;
  readonly StopSignal: NodeJS.Signals;
  readonly Healthcheck: { readonly Test: readonly string[] };
};

/** Images and containers of buildah in a folder of their own, which goes with them. */
export class ImageStore {
  readonly #folder: string;
  readonly #buildah: readonly string[];

  /** @param folder an empty one, on a disk with room for some gigabytes */
  constructor(folder: string) {
    this.#folder = folder;
    const drivers = ['overlay', 'vfs'];
    const works = drivers.find((driver) => {
      try {
        this.#tryDriver(driver);
        return true;
      } catch (error) {
        if (driver === drivers.at(-1)) throw error;
        return false;
      }
    });
    this.#buildah = this.#command(works ?? '');
  }

  #command(driver: string): string[] {
    const place = (name: string) => path.join(this.#folder, name);
    return ['buildah', '--root', place('images'), '--runroot', place('run')].concat([
      '--storage-driver',
      driver,
    ]);
  }

  /** Some kernels and folders refuse overlays; copies of all layers serve everywhere. */
  #tryDriver(driver: string): void {
    const buildah = this.#command(driver);
    const container = output([...buildah, 'from', 'scratch']);
    output([...buildah, 'mount', container]);
    output([...buildah, 'rm', container]);
  }

  pull(image: string): void {
    output([...this.#buildah, 'pull', image]);
  }

  /** An image of whatever `fill` puts into a folder. */
  imageOf(name: string, fill: (root: string) => void): string {
    const container = output([...this.#buildah, 'from', 'scratch']);
    fill(output([...this.#buildah, 'mount', container]));
    output([...this.#buildah, 'umount', container]);
    follow([...this.#buildah, 'commit', '--quiet', container, name]);
    output([...this.#buildah, 'rm', container]);
    return `localhost/${name}`;
  }

  /** Builds without rights that a container does not give: no other isolation is needed. */
  build(name: string, root: string, base: string): void {
    const how = ['--isolation=chroot', '--format=docker', '--build-arg', `BASE=${base}`];
    const what = ['--file', path.join(root, 'Containerfile'), '--tag', name, root];
    follow([...this.#buildah, 'build', ...how, ...what]);
  }

  configOf(image: string): ImageConfig {
    const told = output([...this.#buildah, 'inspect', '--type', 'image', image]);
    return (JSON.parse(told) as { Docker: { config: ImageConfig } }).Docker.config;
  }

  /** A fresh copy of the image's files. */
  unpack(image: string): string {
    return output([...this.#buildah, 'mount', output([...this.#buildah, 'from', image])]);
  }

  close(): void {
    output([...this.#buildah, 'rm', '--all']);
    output([...this.#buildah, 'rmi', '--all', '--force']);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
