/** The file of a resume. */
export const uploadsWords = {
  label: 'Resume (optional)',
  choose: 'Choose File',
  hint: 'PDF, DOC or DOCX, at most {megabytes} MB.',
  fileAndSize: '{file}, {size}',
  none: 'None',
  remove: 'Remove',
  removeFile: 'Remove {file}',
  sending: 'Sending the resume',
  tooBig: 'Resume: {file} is {size}; at most {limit} can be sent.',
  wrongType:
    'This is {article, select, an {an {ending}} other {a {ending}}}. Send a pdf, doc or docx, up to {megabytes} MB.',
  unknownType: 'Such a file cannot be taken. Send a pdf, doc or docx, up to {megabytes} MB.',
  wrongBytes:
    'This file is not a pdf, doc or docx inside, whatever its name says. Send a pdf, doc or docx, up to {megabytes} MB.',
  unreadable: '{file} was changed, moved or deleted after it was chosen. Please choose it again.',
  tooLarge: 'This file is too large. Send a pdf, doc or docx, up to {megabytes} MB.',
} as const;
