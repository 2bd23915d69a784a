const some = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;

/** A new version of a rubric by which sheets were sent. */
export const RUBRIC_VERSION_WORDS = {
  begin: 'Begin New Version',
  beginHelp:
    'To change a weight, the levels or the criteria, begin a new version: judges are asked again.',
  asked: (sheets: number, judges: number) =>
    `A new version: ${some(sheets, 'sheet', 'sheets')} of ${some(judges, 'judge', 'judges')} ${sheets === 1 ? 'is' : 'are'} asked again when you save it. What was scored stays readable, and counts no more.`,
  askedList: 'Sheets that are asked again',
  line: (work: string, judges: string) => `${work}: ${judges}`,
  comma: ', ',
  number: (version: number) => `Version ${version} of the rubric`,
  earlier: 'Before',
  earlierOf: (version: number, revision: number) =>
    `By version ${version} of the rubric, of version ${revision} of the work`,
} as const;
