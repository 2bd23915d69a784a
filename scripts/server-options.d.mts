/** Options of Node for the server. */
export const SERVER_OPTIONS: readonly string[];

/** Settings of its process beside them. */
export const SERVER_ENVIRONMENT: Readonly<Record<string, string>>;

/** The built server, from the root. */
export const SERVER_MAIN: string;
