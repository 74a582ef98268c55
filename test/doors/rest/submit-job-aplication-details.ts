import {
  type Exchange,
  emptyBodies,
  json,
  multipart,
  multipartBody,
  PROBLEM,
  TEXT,
  urlEncoded,
} from './exchange.ts';

const URL = '/api/Master/SubmitJobAplicationDetails';
const success = {
  status: 200,
  contentType: TEXT,
  reply: /^Thank you, we have your application and will read it with care; your reference is JA-[0-9A-Z]{6}$/,
};
const values = (FullName: string) => ({
  JobId: 'Security Guard',
  Position: 'Security Guard',
  FullName,
  EmailId: 'applicant@example.com',
  MobileNo: '9845012345',
  Qualification: '10th pass',
});
const parts = (FullName: string) => Object.entries(values(FullName));

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const fileNamed = (name: string, type: string) => `; filename="${name}"\r\nContent-Type: ${type}`;

export const submitJobAplicationDetails: Exchange[] = [
  {
    name: 'multipart with a resume',
    url: URL,
    headers: multipart,
    body: multipartBody(...parts('With'), ['file', PDF, fileNamed('cv.pdf', 'application/pdf')]),
    ...success,
  },
  {
    name: 'the file before the fields',
    url: URL,
    headers: multipart,
    body: multipartBody(['file', PDF, fileNamed('cv.pdf', 'application/pdf')], ...parts('Before')),
    ...success,
  },
  { name: 'without a file', url: URL, headers: multipart, body: multipartBody(...parts('No')), ...success },
  {
    name: 'with a file input in which nothing was chosen',
    url: URL,
    headers: multipart,
    body: multipartBody(...parts('Unchosen'), ['file', '', fileNamed('', 'application/octet-stream')]),
    ...success,
  },
  ...['undefined', 'null', ''].map((text) => ({
    name: `with the text "${text}" for a file`,
    url: URL,
    headers: multipart,
    body: multipartBody(...parts(`Text ${text}`), ['file', text]),
    ...success,
  })),
  {
    name: 'with a file that was chosen twice',
    url: URL,
    headers: multipart,
    body: multipartBody(
      ...parts('Twice'),
      ['file', PDF, fileNamed('old.pdf', 'application/pdf')],
      ['file', PDF, fileNamed('new.pdf', 'application/pdf')],
    ),
    ...success,
  },
  { name: 'JSON', url: URL, headers: json, body: JSON.stringify(values('Json')), ...success },
  {
    name: 'JSON with null for what was not entered',
    url: URL,
    headers: json,
    body: JSON.stringify({ ...values('Null'), JobId: null, file: null }),
    ...success,
  },
  {
    name: 'url-encoded',
    url: URL,
    headers: urlEncoded,
    body: new URLSearchParams(values('Encoded')).toString(),
    ...success,
  },
  {
    name: 'a lower-case path',
    url: URL.toLowerCase(),
    headers: multipart,
    body: multipartBody(...parts('Lower')),
    ...success,
  },
  {
    name: 'an upper-case path and a closing slash',
    url: `${URL.toUpperCase()}/`,
    headers: multipart,
    body: multipartBody(...parts('Upper')),
    ...success,
  },
  ...emptyBodies(URL).map((empty) => ({
    ...empty,
    status: 400,
    contentType: PROBLEM,
    reply:
      /^\{"type":"about:blank","title":"Bad Request","status":400,"detail":"Position: Field is Mandatory"/,
  })),
  {
    name: 'a text that is no file in its place',
    url: URL,
    headers: multipart,
    body: multipartBody(...parts('Fake'), ['file', 'C:\\fakepath\\cv.pdf']),
    status: 400,
    contentType: PROBLEM,
    reply: /"errors":\[\{"field":"file","reason":"must be a file"\}\]\}$/,
  },
  {
    name: 'a picture',
    url: URL,
    headers: multipart,
    body: multipartBody(...parts('Picture'), ['file', 'GIF89a', fileNamed('cv.pdf', 'application/pdf')]),
    status: 400,
    contentType: PROBLEM,
    reply: /"errors":\[\{"field":"file","reason":"must be a pdf, doc or docx document"\}\]\}$/,
  },
  {
    name: 'a file under another name',
    url: URL,
    headers: multipart,
    body: multipartBody(...parts('Other'), ['resume', PDF, fileNamed('cv.pdf', 'application/pdf')]),
    status: 400,
    contentType: PROBLEM,
    reply: /"errors":\[\{"field":"resume","reason":"a file belongs under the name file"\}\]\}$/,
  },
];
