/** The statuses and roles that a student or a judge sees. */
const STATUSES: Readonly<Record<string, string>> = {
  user: 'विद्यार्थी',
  event_admin: 'कार्यक्रम एडमिन',
  admin: 'एडमिन',
  super_admin: 'सुपर एडमिन',
  active: 'सक्रिय',
  inactive: 'निष्क्रिय',
  deleted: 'मेटाइएको',
  pending: 'विचाराधीन',
  shortlisted: 'छनोट भएको',
  accepted: 'स्वीकृत',
  approved: 'स्वीकृत',
  rejected: 'अस्वीकृत',
  resubmission_required: 'फेरि बुझाउनुपर्ने',
  withdrawn: 'फिर्ता लिइएको',
};

/** 'RESUBMISSION_REQUIRED' as people read it: 'फेरि बुझाउनुपर्ने'; what is unknown as it is. */
export function statusWords(status: string): string {
  return STATUSES[status.toLowerCase()] ?? status;
}
