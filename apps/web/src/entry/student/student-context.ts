import type { Ahead, FirstReads } from '../../data/begin.ts';

/** What the routes of the student's pages get from the document that they stand in. */
export type StudentContext = {
  /**
   * Begins to read a list that the page shows. The server waits for it, so that the page is whole;
   * the browser shows the page meanwhile.
   */
  readonly warm: (key: keyof FirstReads) => Promise<void>;
  /** On the server alone; in a browser the pages of judges ask themselves. */
  readonly ahead?: Ahead;
};
