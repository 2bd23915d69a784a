/** What the product promises of whatever is in it. */
type Promised =
  | 'audit'
  | 'ownData'
  | 'erasure'
  | 'backup'
  | 'copiedYear'
  | 'tokens'
  | 'twoOrganisers'
  | 'oldTab'
  | 'noNetwork'
  | 'manyRows'
  | 'help';

/** For each promise the name of the test that shows it, or why there is nothing to show. */
export type Holds = Readonly<Record<Promised, string | { readonly without: string }>>;

/** What one test shows of all there is, as it walks calls, tables or pages by itself. */
export const WALKED = {
  audit: 'leaves an audit row of its own request',
  ownData: 'somebody answers for every table that holds something of a person, and only one',
  erasure: 'after an erasure nothing of the person is left, in no table and no log',
  backup: 'a backup put back is the same, row for row and byte for byte',
  copiedYear: 'every table of an edition or an event is taken along, or it is said why not',
  tokens: 'with a token to %s',
  oldTab: 'a file that a deploy took away loads the page anew at the next move, once',
  noNetwork: 'a lost connection is told quietly, and the page recovers by itself',
  manyRows: 'is a stream beyond 1,000 rows, whatever the limit',
  help: 'every page of the console leads to a page that there is',
} satisfies Partial<Holds>;
