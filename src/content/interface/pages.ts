/** What the pages with a layout of their own say beside their heading, such as the home page and the pages of forms. */
export const pageWords = {
  homeSlides: '{companyShort} at work',
  homeLoading: 'Loading the open positions',
  relatedServices: 'Works well with',
  relatedPages: 'Read on',
  underConstruction: 'This page is under construction',
  contactHeading: 'Request a Call Back',
  contactNote: 'Every field is mandatory.',
  offices: 'Offices',
  presence: 'Our presence',
  officePhone: '{place}, {phone}',
  quotationHeading: 'Request a quotation',
  quotationNote: 'Every field is mandatory. How many posts, which shifts and from when, we ask when we call.',
  jobPostingHeading: 'The job opening',
  jobPostingNote:
    'Every field is mandatory. Salaries may be written as you like: a figure, a range, per month or per year.',
  resumeHeading: 'Resume Submission Form',
  resumeNote: 'Every field but the resume is mandatory.',
  resumeLooking: 'Looking up the position…',
  receipt: 'Your receipt',
} as const;
