/** The front door of workshops: what taking an offered seat needs to know of classes. */
export { refuseOverlap } from './overlap.ts';
export { holdTaker } from './seats.queries.ts';
