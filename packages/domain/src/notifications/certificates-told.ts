/** Certificates of one person. */
type OfCertificates = {
  /** Where all are of one event, it; null: of several, or of the whole year. */
  readonly event_id: number | null;
  readonly edition_id: number;
  readonly certificate_ids: readonly number[];
};

/** What people are told of their certificates. */
export type ToldOfCertificates = {
  /** Whoever will get one is asked how their name stands on it, once an edition. */
  'certificate-name-asked': { readonly edition_id: number };
  'certificates-issued': OfCertificates;
  /** The ones that took the places of others. */
  'certificates-reissued': OfCertificates;
  'certificate-revoked': OfCertificates;
};

const OF_HOLDER = {
  group: 'decisions',
  canWait: true,
  isHeldBack: false,
  leadsTo: () => '/user/certificates',
} as const;
const OF_CERTIFICATES = {
  ...OF_HOLDER,
  key: ({ certificate_ids }: OfCertificates) => certificate_ids.join('.'),
} as const;

/** The rules of each. */
export const RULES_OF_CERTIFICATES = {
  'certificate-name-asked': {
    ...OF_HOLDER,
    key: ({ edition_id }: ToldOfCertificates['certificate-name-asked']) => `${edition_id}`,
  },
  'certificates-issued': OF_CERTIFICATES,
  'certificates-reissued': OF_CERTIFICATES,
  'certificate-revoked': OF_CERTIFICATES,
} as const;
