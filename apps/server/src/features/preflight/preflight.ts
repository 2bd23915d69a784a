/** The front door of looking into files. */
export { EXAMINE } from './examine-kind.ts';
