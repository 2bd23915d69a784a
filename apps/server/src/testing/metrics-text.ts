type Line = { name: string; labels: Record<string, string>; value: number };

/** What a page of metrics says, line by line, without its comments. */
export function readMetricsText(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', inner = '', value = ''] =
        /^([a-z_0-9]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (name === '') throw new Error(`no line of metrics: ${line}`);
      const pairs = [...inner.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"/g)];
      const labels = Object.fromEntries(pairs.map(([, label = '', is = '']) => [label, is]));
      return { name, labels, value: value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value) };
    });
}

/** The value of the one line with this name and these labels among others; undefined without it. */
export function valueIn(
  text: string,
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const fits = (line: Line) =>
    line.name === name && Object.entries(labels).every(([key, is]) => line.labels[key] === is);
  return readMetricsText(text).find(fits)?.value;
}
