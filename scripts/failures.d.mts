/** A failed test (or step) and the beginning of its error. */
export type Failure = { test: string; error: string };

export type Report = { passed: number; failures: Failure[] };

export function vitestReport(report: object | null): Report;

export function playwrightReport(report: object | null): Report;
