/** What calibration needs: from fewer, nobody can tell a severe judge from one with weak works. */
const CALIBRATION_NEEDS = { judges: 4, sheets: 30 } as const;

/** `apart`: judges fall into parts that share no work, so that nothing compares them. */
export const MEANS_REASONS = ['few-judges', 'few-sheets', 'apart'] as const;
export type MeansReason = (typeof MEANS_REASONS)[number];

/** Who scored what. */
type Given = { readonly work: string; readonly judge: string };

/** Why works are ranked by their means instead of calibrated points; null: they are not. */
export function whyMeansCount(sheets: readonly Given[]): MeansReason | null {
  if (new Set(sheets.map(({ judge }) => judge)).size < CALIBRATION_NEEDS.judges) {
    return 'few-judges';
  }
  if (sheets.length < CALIBRATION_NEEDS.sheets) return 'few-sheets';
  return judgesTogether(sheets).length > 1 ? 'apart' : null;
}

/** Judges who share works, directly or through others; more than one part means that not all do. */
function judgesTogether(sheets: readonly Given[]): Set<string>[] {
  const parts = new Set<Set<string>>();
  const partOf = new Map<string, Set<string>>();
  for (const own of Map.groupBy(sheets, ({ work }) => work).values()) {
    const [first] = own;
    const known = first && partOf.get(first.judge);
    if (known && own.every(({ judge }) => partOf.get(judge) === known)) continue;
    const joined = new Set(own.map(({ judge }) => judge));
    for (const { judge } of own) {
      const part = partOf.get(judge);
      if (!part) continue;
      parts.delete(part);
      for (const each of part) joined.add(each);
    }
    parts.add(joined);
    for (const judge of joined) partOf.set(judge, joined);
  }
  return [...parts];
}
