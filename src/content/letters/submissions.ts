/** In every mail that confirms a form to its sender. */
export const confirmationLetters = {
  subject: '{subject} ({reference})',
  heading: 'Your reference is {reference}',
  dearName: 'Dear {name},',
  dearUnknown: 'Dear Sir or Madam,',
  reference: 'Reference',
  received: 'Received',
  nameReference: 'Please name the reference when you write or call: {tollFree}, toll-free.',
  whyThisMail:
    'You receive this mail because your address was given in a form on our website. If that was not you, you need do nothing.',
} as const;

/** In every mail that tells the company's own team of a form. */
export const noticeLetters = {
  subject: '{reference}: {title}',
  subjectFrom: '{reference}: {title} – {sender}',
  heading: '{title} {reference}',
  received: 'Received on {time}.',
  replies: 'Replies to this mail go to the sender.',
} as const;

/** The names of what a form asked for, in the mails to the team and in the inbox. */
export const detailLetters = {
  name: 'Name',
  organisation: 'Company',
  phone: 'Phone',
  email: 'Email',
  service: 'Service',
  address: 'Address',
  city: 'City',
  state: 'State',
  job: 'Job',
  position: 'Position',
  qualification: 'Qualification',
  skills: 'Skills',
  experience: 'Experience',
  industry: 'Industry',
  location: 'Location',
  salary: 'Salary',
  resume: 'Resume',
  asked: 'Asked',
  answerBy: 'To be answered by',
  where: 'Where',
  language: 'Language',
} as const;

export const contactLetters = {
  title: 'Call-back request',
  subject: 'We have your request',
  thanks: 'Thank you for writing to us. Someone from our team will call you back.',
} as const;

export const quotationLetters = {
  title: 'Quotation request',
  subject: 'We have your request for a quotation',
  thanks: 'Thank you for asking us. Our team will look into your request and send you a quotation.',
  coverSubject: 'Our quotation {number}',
  coverText:
    'Thank you for asking {companyShort} about {about}. Please find our quotation {number} attached.',
  coverAsk: 'You can accept it, or ask us anything about it, by answering this mail.',
  coverClosing: 'With kind regards',
} as const;

export const applicationLetters = {
  title: 'Job application',
  noJob: 'None named',
  noResume: 'None',
  resumeKept: 'Kept in the staff area',
  subject: 'We have your application',
  thanks:
    'Thank you for applying to us. Our recruiters read every application and will be in touch with you.',
  closedJob:
    'The opening that you applied for was closed before your application came. We keep the application, and our recruiters decide whether it can still be considered.',
  unknownJob:
    'There is no opening of the number that your application names. We keep the application, and our recruiters read it for other openings.',
  noFee:
    'We never ask an applicant for money, at no stage. If anybody does in our name, please ring {tollFree}.',
} as const;

export const postingLetters = { title: 'Job opening to review', salaryRange: '{least} to {most}' } as const;

export const dataRequestLetters = {
  title: 'Request about personal data',
  underPeople: 'In the staff area, under People',
  subject: 'We have your request about your data',
  thanks:
    'Thank you for writing to us. We answer without delay, and within {answeredDays} days at the latest.',
  question:
    'We may first put a question to you to which only you know the answer. We never ask for your password or for money.',
  openLink:
    'To show us that this e-mail address is yours, please open the link below within seven days and press the button on the page.',
  confirmLink: 'Confirm my request',
  notYours:
    'If you did not send the request, please do not use the link. We act on a request only when we know who sent it.',
} as const;

/** Around what a member of the staff writes to a visitor. */
export const replyLetters = {
  subject: '{subject} ({reference})',
  keepReference: 'Please keep the reference {reference} in the subject when you answer.',
} as const;
