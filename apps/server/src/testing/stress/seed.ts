/** Every run begins with a seed that it tells, so that a failure can be repeated. */
export const SEED = Number(process.env['TORTURE_SEED'] ?? 20_250_716);
