import type { Sample } from '../process/histogram.ts';

/** All values of one name. Labels have few values: a route's pattern, never an address. */
export type Family = {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
};

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** The families as Prometheus reads them. */
export function exposition(families: readonly Family[]): string {
  return families.map(textOf).join('');
}

function textOf({ name, help, type, samples }: Family): string {
  const lines = samples.map(
    ({ labels, value, suffix = '' }) => `${name}${suffix}${labelsOf(labels)} ${numberOf(value)}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelsOf(labels: Sample['labels']): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(String(value))}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function numberOf(value: number): string {
  if (Number.isFinite(value)) return String(value);
  if (Number.isNaN(value)) return 'NaN';
  return value > 0 ? '+Inf' : '-Inf';
}

/** A family of one value without labels. */
export function single(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  value: number,
): Family {
  return { name, help, type, samples: [{ labels: {}, value }] };
}
