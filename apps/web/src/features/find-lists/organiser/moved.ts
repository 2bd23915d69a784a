/** The chosen names with one of them a place up or down. */
export function moved(chosen: readonly string[], name: string, by: 1 | -1): readonly string[] {
  const at = chosen.indexOf(name);
  const to = at + by;
  if (at < 0 || to < 0 || to >= chosen.length) return chosen;
  return chosen.toSpliced(at, 1).toSpliced(to, 0, name);
}
