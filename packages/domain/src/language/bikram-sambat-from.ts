/**
 * The first day that is told in Bikram Sambat; what came before is told in AD alone. Beside its
 * table, which not all need who need this.
 */
export const BIKRAM_SAMBAT_FROM = '2000-01-01';
