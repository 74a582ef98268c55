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

const URL = '/api/Master/SubmitJobDetails';
const success = {
  status: 200,
  contentType: TEXT,
  reply: /^Thank you, we have your job opening and will look through it; your reference is JP-[0-9A-Z]{6}$/,
};
const values = (openPosition: string) => ({
  openPosition,
  qualification: '10th pass',
  skills: 'Gate duty',
  experience: '1-2 years',
  industry: 'Manufacturing',
  location: 'Pune',
  minSalary: 'as per norms',
  maxSalary: 'negotiable',
  discription: 'Keeps the gate of a plant\nin two shifts.',
});
const body = (openPosition: string) => JSON.stringify(values(openPosition));

export const submitJobDetails: Exchange[] = [
  { name: 'JSON', url: URL, headers: json, body: body('Json'), ...success },
  { name: 'a lower-case path', url: URL.toLowerCase(), headers: json, body: body('Lower'), ...success },
  { name: 'an upper-case path', url: URL.toUpperCase(), headers: json, body: body('Upper'), ...success },
  { name: 'a closing slash', url: `${URL}/`, headers: json, body: body('Slash'), ...success },
  {
    name: 'url-encoded',
    url: URL,
    headers: urlEncoded,
    body: new URLSearchParams(values('Encoded')).toString(),
    ...success,
  },
  {
    name: 'multipart',
    url: URL,
    headers: multipart,
    body: multipartBody(...Object.entries(values('Multipart'))),
    ...success,
  },
  ...emptyBodies(URL).map((empty) => ({
    ...empty,
    status: 400,
    contentType: PROBLEM,
    reply:
      /^\{"type":"about:blank","title":"Bad Request","status":400,"detail":"openPosition: Field is Mandatory"/,
  })),
  {
    name: 'the description under its correct spelling',
    url: URL,
    headers: json,
    body: body('Spelt').replace('discription', 'description'),
    status: 400,
    contentType: PROBLEM,
    reply: /"errors":\[\{"field":"discription","reason":"Field is Mandatory"\}\]\}$/,
  },
  {
    name: 'a salary as a number',
    url: URL,
    headers: json,
    body: JSON.stringify({ ...values('Number'), minSalary: 16_000 }),
    status: 400,
    contentType: PROBLEM,
    reply: /"errors":\[\{"field":"minSalary","reason":"must be text"\}\]\}$/,
  },
];
