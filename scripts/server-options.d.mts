/** Options of Node for the server. */
export const SERVER_OPTIONS: readonly string[];
