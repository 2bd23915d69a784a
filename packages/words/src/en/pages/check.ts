/** What the script says that computes ranks again in a visitor's browser. */
export const CHECKED_WORDS = {
  compute: 'Compute Again',
  computing: 'Computing…',
  failed: 'The file could not be fetched. Check the connection and try again.',
  noCrypto: 'This browser cannot compute fingerprints on this connection.',
  sameFile: 'The fingerprint of the file is the published one.',
  otherFile: 'The fingerprint of the file is NOT the published one.',
  /** What the signature of the file says. */
  signed: {
    right: (key: string) => `The file is genuine: it is signed with the key ${key} of this site.`,
    wrong: 'The signature is NOT that of this file: one of the two was changed.',
    otherKey: (key: string) =>
      `The file is signed with the key ${key}, which is NOT one of this site.`,
    revoked: (key: string, day: string) =>
      `The file is signed with the key ${key}, which was revoked from ${day} on: ask the organisers.`,
    unable:
      'This browser cannot check signatures on this connection. The handbook says how to do it by hand.',
  },
  otherFormula: (version: number) =>
    `The file was ranked by version ${version} of the formula; this page computes by another one.`,
  sameRanks: 'Computed here, ranks and groups are the same as the published ones.',
  otherRanks: 'Computed here, ranks or groups are NOT the same as the published ones.',
  without: 'Leave out judges',
  withoutHelp: 'What the ranks would be without the sheets of the judges that you tick.',
  judge: (judge: string, sheets: number) =>
    sheets === 1 ? `${judge} (1 sheet)` : `${judge} (${sheets} sheets)`,
  moved: (judges: string, count: number) =>
    count === 0
      ? `Without ${judges} no work has another rank.`
      : count === 1
        ? `Without ${judges} 1 work has another rank:`
        : `Without ${judges} ${count} works have another rank:`,
  sameWinner: (works: string) => `First is the same: ${works}.`,
  otherWinner: (works: string) => `First would be ${works}.`,
  and: ' and ',
  columns: ['Work', 'Rank', 'Rank without them'],
} as const;
