/**
 * A response that is JSON already, as the schema of its call would write it: where most of it is
 * the same for everybody, and was written when that changed. A test of such a call holds the two
 * equal.
 */
export class Written<T> {
  readonly json: string;
  /** Never there: so that one response does not pass for another. */
  declare readonly of: T;

  constructor(json: string) {
    this.json = json;
  }
}
