/** The titles that fields of several forms share. Each form's contract has its own besides: see field-titles.ts. */
export const sharedTitles = {
  name: 'Name',
  phoneNo: 'Phone No',
  emailId: 'Email Id',
  qualification: 'Qualification',
} as const;

export type SharedTitle = keyof typeof sharedTitles;
