/** The front door of workshops: what an offered seat asks of classes, and what visitors read. */
export { refuseOverlap } from './overlap.ts';
export { holdTaker } from './seats.queries.ts';
export { ShownClasses } from './shown-classes.ts';
