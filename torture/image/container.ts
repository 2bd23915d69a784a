import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RunningProduct } from '../../scripts/running-product.ts';
import type { ImageConfig } from './image-store.ts';

/** Engines give it where the image names none. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * Becomes the container's first process: everything below the root is read-only but for the volumes
 * and what engines give to memory, and nobody there has a right that its account has not.
 * $0: root, account, group, folder, volumes as pairs, `--`, the command.
 */
const BECOME = `
  set -e
  root=$0; user=$1; group=$2; folder=$3; shift 3
  mount --bind "$root" "$root"
  while [ "$1" != -- ]; do mount --bind "$1" "$root$2"; shift 2; done
  shift
  for file in /etc/hosts /etc/resolv.conf; do mount --bind "$file" "$root$file"; done
  mount -t proc proc "$root/proc"
  mount -t tmpfs -o mode=1777,nosuid,nodev,size=64m tmpfs "$root/tmp"
  mount -t tmpfs -o mode=755 tmpfs "$root/dev"
  for device in null zero full random urandom; do
    : > "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
  done
  mkdir "$root/dev/shm"
  mount -t tmpfs -o mode=1777,nosuid,nodev,size=64m tmpfs "$root/dev/shm"
  mount -o remount,bind,ro "$root"
  exec chroot --userspec="$user:$group" --groups="$group" "$root" \\
    /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "$@"`;

export type ContainerOptions = {
  /** The unpacked image. */
  readonly root: string;
  readonly config: ImageConfig;
  /** Where the product is told to listen; the network is this machine's. */
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Folders of this machine by their place in the container. */
  readonly volumes: Readonly<Record<string, string>>;
  /** What to run instead of the image's own command. */
  readonly command?: readonly string[];
};

/**
 * A container by the means of util-linux alone, as strict as the engines' strictest: processes,
 * mounts and memory of its own, a read-only root, the image's account without any capability.
 */
export class Container {
  readonly #options: ContainerOptions;
  readonly #process: RunningProduct;

  constructor(options: ContainerOptions) {
    this.#options = options;
    const { root, config, volumes, command = config.Cmd } = options;
    for (const place of ['/proc', '/dev', '/tmp', ...Object.keys(volumes)]) {
      mkdirSync(path.join(root, place), { recursive: true });
    }
    const [user = '', group = user] = config.User.split(':');
    const pairs = Object.entries(volumes).flatMap(([place, folder]) => [folder, place]);
    const apart = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child=SIGKILL'];
    const become = [BECOME, root, user, group, config.WorkingDir, ...pairs, '--', ...command];
    this.#process = new RunningProduct(
      'setpriv',
      ['--no-new-privs', 'unshare', ...apart, '/bin/sh', '-c', ...become],
      { env: this.#environment() },
    );
  }

  #environment(): Record<string, string> {
    const { config, port, env = {} } = this.#options;
    const given = config.Env.map((line): [string, string] => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    });
    return { PATH, ...Object.fromEntries(given), PORT: String(port), ...env };
  }

  get isRunning(): boolean {
    return this.#process.isRunning;
  }

  get origin(): string {
    return `http://localhost:${this.#options.port}`;
  }

  /** The number of its first process on this machine. */
  get pid(): number {
    const { pid } = this.#process.child;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
  }

  /** @throws Error with what it said, when it ends before it serves */
  async isReady(): Promise<void> {
    await this.#process.serves(this.origin);
  }

  /** Runs a command in it, as engines do with `exec` and their health checks. */
  exec(command: readonly string[]): { ok: boolean; said: string } {
    const [user = '', group = user] = this.#options.config.User.split(':');
    const spaces = ['--mount', '--pid', '--ipc', '--uts', '--root', '--wd'];
    const account = ['--setgid', group, '--setuid', user];
    const args = ['nsenter', '--target', String(this.pid), ...spaces, ...account, '--'];
    const { status, stdout, stderr } = spawnSync(
      'setpriv',
      ['--no-new-privs', ...args, ...command],
      {
        env: this.#environment(),
        encoding: 'utf8',
      },
    );
    return { ok: status === 0, said: `${stdout}${stderr}`.trim() };
  }

  /** What the kernel notes of its first process, such as `Uid` or `CapEff`. */
  noted(name: string): string {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
  }

  /** Waits until nothing of it runs. @returns how its first process ended */
  async ended(): Promise<number | null> {
    return (await this.#process.ended()).code;
  }

  /** Sends its first process a signal, and waits until nothing of it runs. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    process.kill(this.pid, signal);
    return this.ended();
  }
}
