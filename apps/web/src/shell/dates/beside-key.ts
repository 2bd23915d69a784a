/** Where a browser keeps that dates are told in Bikram Sambat, too; in Nepali they are anyway. */
export const BESIDE_KEY = 'pratibha.bikram-sambat';
