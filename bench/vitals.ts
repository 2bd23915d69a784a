/** What a server process tells of itself, twice a second. */
export type Vitals = {
  readonly pid: number;
  /** Resident memory in bytes. */
  readonly rss: number;
  /** Event-loop delay of the last half second in milliseconds. */
  readonly delay: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Microseconds of processor time since its start. */
  readonly cpu: number;
};

/** Asks the process to begin or end to watch its event loop closely. */
export type Watch = { readonly watch: 'begin' | 'end' };

/** Its response: for how long it did one thing only, at most, in milliseconds. */
export type Watched = { readonly longestBlock: number };
