/**
 * The sample compliance documents, in the order of the Compliances table. Each one is served as
 * `/media/compliance/<slug>.pdf`.
 */
export const complianceDocuments = [
  { slug: 'psara-licence-delhi', title: 'Private security agency licence (PSARA): Delhi' },
  { slug: 'psara-licence-maharashtra', title: 'Private security agency licence (PSARA): Maharashtra' },
  { slug: 'psara-licence-karnataka', title: 'Private security agency licence (PSARA): Karnataka' },
  { slug: 'psara-licence-tamil-nadu', title: 'Private security agency licence (PSARA): Tamil Nadu' },
  { slug: 'psara-licence-uttar-pradesh', title: 'Private security agency licence (PSARA): Uttar Pradesh' },
  { slug: 'iso-9001-2015-certificate', title: 'ISO 9001:2015 certificate: quality management' },
  { slug: 'iso-27001-2013-certificate', title: 'ISO 27001:2013 certificate: information security' },
  { slug: 'ohsas-45001-2018-certificate', title: 'OHSAS 45001:2018 certificate: health and safety at work' },
  { slug: 'epf-registration', title: 'Provident fund (EPF) registration' },
  { slug: 'esic-registration', title: 'Employees’ state insurance (ESIC) registration' },
  { slug: 'gst-registration', title: 'GST registration' },
  { slug: 'shops-and-establishments-registration', title: 'Shops and establishments registration' },
  { slug: 'contract-labour-licence', title: 'Contract labour licence' },
  { slug: 'professional-tax-registration', title: 'Professional tax registration and enrolment' },
  { slug: 'minimum-wages-notice', title: 'Notice on minimum wages and working hours' },
  { slug: 'statutory-returns-calendar', title: 'Calendar of statutory forms and returns' },
  { slug: 'posh-policy', title: 'Policy against sexual harassment at the workplace (POSH)' },
  { slug: 'anti-bribery-policy', title: 'Anti-bribery and gifts policy' },
  { slug: 'privacy-notice', title: 'Privacy notice for visitors, applicants and clients' },
  { slug: 'equal-opportunity-policy', title: 'Equal opportunity policy' },
  { slug: 'child-and-forced-labour-declaration', title: 'Declaration against child and forced labour' },
  { slug: 'health-and-safety-policy', title: 'Health and safety policy' },
  { slug: 'whistle-blower-policy', title: 'Whistle-blower policy' },
] as const;

export type ComplianceSlug = (typeof complianceDocuments)[number]['slug'];
