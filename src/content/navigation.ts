/** The header's menu and the footer's links, in order (specification, section 2). */

export interface MenuItem {
  label: string;
  /** Missing on items that the specification disables; they are shown as text. */
  path?: `/${string}`;
  children?: readonly MenuItem[];
}

export interface MenuGroup {
  label: string;
  items: readonly MenuItem[];
}

export const headerMenu: readonly MenuGroup[] = [
  {
    label: 'ABOUT US',
    items: [
      { label: 'The company', path: '/the-company' },
      { label: 'Mission and vision', path: '/mission-vission' },
      { label: 'Infrastructure', path: '/infrastructure-focus' },
      { label: 'Core business group', path: '/corebusuinessgroup' },
      { label: 'Management team', path: '/management-team' },
    ],
  },
  {
    label: 'OUR SERVICES',
    items: [
      { label: 'Guarding', path: '/guarding-solution' },
      { label: 'Hospital', path: '/hospital-solution' },
      { label: 'Banking', path: '/banking-solution' },
      { label: 'Consulting and investigation', path: '/consulting-investigation' },
      { label: 'Fire', path: '/fire-prevention-protection' },
      { label: 'Facility management', path: '/facility-management' },
      { label: 'Background screening', path: '/background-screen' },
      {
        label: 'E-surveillance',
        path: '/e-surveillance',
        children: [
          { label: 'Integrated control and command center', path: '/e-surveillanceICCC' },
          { label: 'Our monitoring solutions', path: '/e-surveillanceOMS' },
          { label: 'Other integrated solutions and services', path: '/e-surveillanceOISS' },
        ],
      },
    ],
  },
  {
    label: 'RELATIONSHIP',
    items: [
      { label: 'Commitment to best practices', path: '/commitment-to-best-practices' },
      { label: 'Employee-first approach', path: '/employee-first-approach' },
      { label: 'Strong relationship', path: '/strong-relationship' },
    ],
  },
  {
    label: 'KNOWLEDGE CENTER',
    items: [{ label: 'Clients', path: '/client-testimonial' }, { label: 'Blogs' }, { label: 'Compliances' }],
  },
  {
    label: 'GALLERIES',
    items: [
      { label: 'Gallery', path: '/gallery' },
      { label: 'Training gallery', path: '/training_gallery' },
    ],
  },
  {
    label: 'CONTACT US',
    items: [
      { label: 'Contact', path: '/contactus' },
      { label: 'Presence', path: '/our-presence' },
      { label: 'Quotation', path: '/quotation' },
    ],
  },
];

export const footerMenu: readonly MenuItem[] = [
  { label: 'Management team', path: '/management-team' },
  { label: 'Blogs' },
  { label: 'Compliances' },
  { label: 'Careers' },
];

/** The last row of the footer: pages of our own, which the specification does not name. */
export const legalMenu: readonly MenuItem[] = [
  { label: 'Privacy', path: '/privacy' },
  { label: 'Accessibility', path: '/accessibility' },
  { label: 'Licences', path: '/licences' },
  { label: 'Press', path: '/press' },
];
