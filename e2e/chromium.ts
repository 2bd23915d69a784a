/** Chromium as people have it; the variable CHROMIUM names another one. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
