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

const URL = '/api/Master/SubmitQuotationRequest';
const success = {
  status: 200,
  contentType: TEXT,
  reply: /^Thank you, we have your request and will send a quotation; your reference is QT-[0-9A-Z]{6}$/,
};
const values = (firstName: string) => ({
  firstName,
  lastName: 'Kumar',
  emailId: 'ravi@example.com',
  mobileNo: '9845012345',
  addresss: '4 Example Road',
  state: 'Karnataka',
  city: 'Bengaluru',
  servicesType: 'Mechanised cleaning services',
});
const body = (firstName: string) => JSON.stringify(values(firstName));

export const submitQuotationRequest: Exchange[] = [
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
      /^\{"type":"about:blank","title":"Bad Request","status":400,"detail":"firstName: Field is Mandatory"/,
  })),
  {
    name: 'the address under its correct spelling',
    url: URL,
    headers: json,
    body: body('Spelt').replace('addresss', 'address'),
    status: 400,
    contentType: PROBLEM,
    reply: /"errors":\[\{"field":"addresss","reason":"Field is Mandatory"\}\]\}$/,
  },
  {
    name: 'nine digits',
    url: URL,
    headers: json,
    body: body('Nine').replace('9845012345', '984501234'),
    status: 400,
    contentType: PROBLEM,
    reply: /"detail":"mobileNo: must be 10 digits"/,
  },
];
