/** Words of the dialog that compares two versions of a work. */
export const VERSIONS_WORDS = {
  title: (person: string) => `Versions by ${person}`,
  choice: (revision: number, at: string) => `Version ${revision}, ${at}`,
  left: 'Left',
  right: 'Right',
  changed: 'Changed',
  partOf: (part: string, revision: number) => `${part}, version ${revision}`,
  replacedBy: (revision: number, at: string) => `Replaced by version ${revision} on ${at}`,
} as const;
