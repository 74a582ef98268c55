/**
 * What is said of a faulty field, by name and in the words of the specification. Clients of years ago compare them, so
 * they never change. Visitors read the same in the site's words: the area `checks` of src/content/interface.
 */
export const checkMessages = {
  mandatory: 'Field is Mandatory',
  notText: 'must be text',
  tooLong: 'must be at most {limit} characters',
  notStorable: 'holds a character that cannot be stored',
  notPhone: 'must be 1 to 10 digits',
  notTenDigits: 'must be 10 digits',
  notAChoice: 'must be one of the choices',
  notFormData: 'must be multipart form data',
  notAFile: 'must be a file',
  fileTooLarge: 'must be at most 5 MB',
  notADocument: 'must be a pdf, doc or docx document',
} as const;
