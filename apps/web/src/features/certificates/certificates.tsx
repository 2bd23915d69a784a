/* The front door of certificates: what other pages of organisers show of them. */
export { ConcernedCertificates } from './organiser/ConcernedCertificates.tsx';
