const ORIGIN = 'http://localhost:3000';

/**
 * As a browser's caches, in memory; one that was deleted goes on for who has it, and is found by
 * nobody.
 */
export class FakeCaches {
  readonly #named = new Map<string, FakeCache>();
  /** What `add` fetches. */
  fetchFile: (path: string) => Response = (path) => new Response(path);
  /** Whether there is room for more. */
  hasRoom = true;

  async open(name: string): Promise<FakeCache> {
    const cache = this.#named.get(name) ?? new FakeCache(this);
    this.#named.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.#named.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#named.delete(name);
  }

  async match(address: string): Promise<Response | undefined> {
    for (const cache of this.#named.values()) {
      const found = await cache.match(address);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

class FakeCache {
  readonly #responses = new Map<string, Response>();
  readonly #storage: FakeCaches;

  constructor(storage: FakeCaches) {
    this.#storage = storage;
  }

  async match(address: string): Promise<Response | undefined> {
    return this.#responses.get(pathOf(address))?.clone();
  }

  async put(address: string, response: Response): Promise<void> {
    if (!this.#storage.hasRoom) throw new DOMException('', 'QuotaExceededError');
    this.#responses.set(pathOf(address), response);
  }

  async add(address: string): Promise<void> {
    const response = this.#storage.fetchFile(pathOf(address));
    if (!response.ok) throw new TypeError('Request failed');
    await this.put(address, response);
  }

  async keys(): Promise<{ readonly url: string }[]> {
    return Array.from(this.#responses.keys(), (path) => ({ url: ORIGIN + path }));
  }

  async delete(address: string): Promise<boolean> {
    return this.#responses.delete(pathOf(address));
  }
}

function pathOf(address: string): string {
  return new URL(address, ORIGIN).pathname;
}
