/** Options of Node for the server. */
export const SERVER_OPTIONS: readonly string[];

/** The built server, from the root. */
export const SERVER_MAIN: string;
