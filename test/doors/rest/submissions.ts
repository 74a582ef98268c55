import {
  browser,
  type Exchange,
  emptyBodies,
  json,
  multipart,
  multipartBody,
  PROBLEM,
  TEXT,
  urlEncoded,
} from './exchange.ts';

interface Kind {
  url: string;
  /** What it is answered with, before its reference. */
  sentence: string;
  prefix: string;
  /** Its values; each name makes another submission. */
  values(name: string): Record<string, string>;
}

const accepted = ({ sentence, prefix }: Kind) => ({
  status: 200,
  contentType: TEXT,
  reply: new RegExp(`^Thank you, we have your ${sentence}; your reference is ${prefix}-[0-9A-Z]{6}$`),
});
const refused = (reply: RegExp, status = 400) => ({ status, contentType: PROBLEM, reply });
const refusedField = (field: string, reason: string) =>
  refused(new RegExp(`"errors":\\[\\{"field":"${field}","reason":"${reason}"\\}\\]\\}$`));

/** The ways in which every form is sent. `first` is the field that is named where there are none. */
function everyWay(kind: Kind, first: string): Exchange[] {
  const { url, values } = kind;
  const body = (name: string) => JSON.stringify(values(name));
  const success = accepted(kind);
  return [
    { name: 'JSON', url, headers: json, body: body('Json'), ...success },
    { name: 'an upper-case path', url: url.toUpperCase(), headers: json, body: body('Upper'), ...success },
    { name: 'a closing slash', url: `${url}/`, headers: json, body: body('Slash'), ...success },
    { name: 'a query', url: `${url}?_=171`, headers: json, body: body('Query'), ...success },
    { name: 'a byte order mark', url, headers: json, body: `\ufeff${body('Mark')}`, ...success },
    {
      name: 'url-encoded',
      url,
      headers: urlEncoded,
      body: new URLSearchParams(values('मिल Encoded')).toString(),
      ...success,
    },
    {
      name: 'multipart',
      url,
      headers: multipart,
      body: multipartBody(...Object.entries(values('Multipart'))),
      ...success,
    },
    ...emptyBodies(url).map((empty) => ({
      ...empty,
      ...refused(
        new RegExp(
          `^\\{"type":"about:blank","title":"Bad Request","status":400,"detail":"${first}: Field is Mandatory"`,
        ),
      ),
    })),
  ];
}

const contact: Kind = {
  url: '/api/Master/SubmitUserRequest',
  sentence: 'request and will call you back',
  prefix: 'CB',
  values: (name) => ({
    fullName: `ASHA ${name}`,
    emailId: 'asha@example.com',
    mobileNo: '9845012345',
    companyName: 'EXAMPLE MILLS',
    userMessage: 'Two gates, day and night.\nFrom the first of the month.',
  }),
};

export const submitUserRequest: Exchange[] = [
  ...everyWay(contact, 'fullName'),
  {
    name: 'a field sent twice, url-encoded',
    url: contact.url,
    headers: urlEncoded,
    body: 'fullName=A&fullName=B&emailId=a&mobileNo=1&companyName=c&userMessage=d',
    ...refusedField('fullName', 'must be text'),
  },
  ...['[]', '"text"', '5'].map((body) => ({
    name: `JSON that is no object: ${body}`,
    url: contact.url,
    headers: json,
    body,
    ...refused(/"detail":"The body must be an object of named fields\."/),
  })),
  {
    name: 'plain text',
    url: contact.url,
    headers: { ...browser, 'content-type': 'text/plain' },
    body: JSON.stringify(contact.values('Plain')),
    ...refused(/"title":"Unsupported Media Type","status":415/, 415),
  },
];

const quotation: Kind = {
  url: '/api/Master/SubmitQuotationRequest',
  sentence: 'request and will send a quotation',
  prefix: 'QT',
  values: (firstName) => ({
    firstName,
    lastName: 'Kumar',
    emailId: 'ravi@example.com',
    mobileNo: '9845012345',
    addresss: '4 Example Road',
    state: 'Karnataka',
    city: 'Bengaluru',
    servicesType: 'Mechanised cleaning services',
  }),
};

export const submitQuotationRequest: Exchange[] = [
  ...everyWay(quotation, 'firstName'),
  {
    name: 'the address under its correct spelling',
    url: quotation.url,
    headers: json,
    body: JSON.stringify(quotation.values('Spelt')).replace('addresss', 'address'),
    ...refusedField('addresss', 'Field is Mandatory'),
  },
];

const posting: Kind = {
  url: '/api/Master/SubmitJobDetails',
  sentence: 'job opening and will look through it',
  prefix: 'JP',
  values: (openPosition) => ({
    openPosition,
    qualification: '10th pass',
    skills: 'Gate duty',
    experience: '1-2 years',
    industry: 'Manufacturing',
    location: 'Pune',
    minSalary: 'as per norms',
    maxSalary: 'negotiable',
    discription: 'Keeps the gate of a plant\nin two shifts.',
  }),
};

export const submitJobDetails: Exchange[] = [
  ...everyWay(posting, 'openPosition'),
  {
    name: 'the description under its correct spelling',
    url: posting.url,
    headers: json,
    body: JSON.stringify(posting.values('Spelt')).replace('discription', 'description'),
    ...refusedField('discription', 'Field is Mandatory'),
  },
];

const application: Kind = {
  url: '/api/Master/SubmitJobAplicationDetails',
  sentence: 'application and will read it with care',
  prefix: 'JA',
  values: (FullName) => ({
    JobId: 'Security Guard',
    Position: 'Security Guard',
    FullName,
    EmailId: 'applicant@example.com',
    MobileNo: '9845012345',
    Qualification: '10th pass',
  }),
};

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
type Part = [name: string, value: string, file?: string];
const part = (value: string, fileName: string, name = 'file'): Part => [
  name,
  value,
  `; filename="${fileName}"\r\nContent-Type: application/pdf`,
];
/** An application with these parts after its fields. */
const withParts = (name: string, ...parts: Part[]) => ({
  name,
  url: application.url,
  headers: multipart,
  body: multipartBody(...Object.entries(application.values(name)), ...parts),
});

export const submitJobAplicationDetails: Exchange[] = [
  ...everyWay(application, 'Position'),
  { ...withParts('with a resume', part(PDF, 'cv.pdf')), ...accepted(application) },
  {
    ...withParts('the file before the fields'),
    body: multipartBody(part(PDF, 'cv.pdf'), ...Object.entries(application.values('Before'))),
    ...accepted(application),
  },
  { ...withParts('with a file input in which nothing was chosen', part('', '')), ...accepted(application) },
  ...['undefined', 'null', ''].map((text) => ({
    ...withParts(`with the text "${text}" for a file`, ['file', text]),
    ...accepted(application),
  })),
  {
    name: 'JSON with null for what was not entered',
    url: application.url,
    headers: json,
    body: JSON.stringify({ ...application.values('Null'), JobId: null, file: null }),
    ...accepted(application),
  },
  {
    ...withParts('a text that is no file in its place', ['file', 'C:\\fakepath\\cv.pdf']),
    ...refusedField('file', 'must be a file'),
  },
  {
    ...withParts('a picture', part('GIF89a', 'cv.pdf')),
    ...refusedField('file', 'must be a pdf, doc or docx document'),
  },
  {
    ...withParts('a file under another name', part(PDF, 'cv.pdf', 'resume')),
    ...refusedField('resume', 'a file belongs under the name file'),
  },
];
