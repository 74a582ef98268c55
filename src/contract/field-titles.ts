/**
 * The titles of the forms' fields, exactly as in the tables of the specification (section 5). The site shows each as
 * the label that the area `labels` of its words has under the same name.
 */
export const fieldTitles = {
  name: 'Name',
  fullName: 'Full Name',
  firstName: 'First Name',
  lastName: 'Last Name',
  companyName: 'Company Name',
  phoneNo: 'Phone No',
  mobileNo: 'Mobile No',
  emailId: 'Email Id',
  email: 'Email',
  emailOrPhone: 'Email or Phone',
  message: 'Message',
  address: 'Address',
  state: 'State',
  city: 'City',
  serviceType: 'Service Type',
  position: 'Position',
  qualification: 'Qualification',
  resume: 'Resume',
  openPosition: 'Open Position',
  description: 'Description',
  skills: 'Skills',
  experience: 'Experience',
  industry: 'Industry',
  location: 'Location',
  minSalary: 'Min Salary',
  maxSalary: 'Max Salary',
  request: 'Request',
  details: 'Details',
} as const;

export type LabelName = keyof typeof fieldTitles;
