/** The front door of results: what is out, for whoever shows it to everybody. */
export { ShownResults } from './shown-results.ts';
