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

const URL = '/api/Master/SubmitUserRequest';
const success = {
  status: 200,
  contentType: TEXT,
  reply: /^Thank you, we have your request and will call you back; your reference is CB-[0-9A-Z]{6}$/,
};
const body = (fullName: string) =>
  JSON.stringify({
    fullName,
    emailId: 'asha@example.com',
    mobileNo: '9845012345',
    companyName: 'EXAMPLE MILLS',
    userMessage: 'Two gates, day and night.\nFrom the first of the month.',
  });

export const submitUserRequest: Exchange[] = [
  { name: 'JSON', url: URL, headers: json, body: body('ASHA JSON'), ...success },
  { name: 'a lower-case path', url: URL.toLowerCase(), headers: json, body: body('ASHA LOWER'), ...success },
  { name: 'an upper-case path', url: URL.toUpperCase(), headers: json, body: body('ASHA UPPER'), ...success },
  { name: 'a closing slash', url: `${URL}/`, headers: json, body: body('ASHA SLASH'), ...success },
  { name: 'a query', url: `${URL}?_=171`, headers: json, body: body('ASHA QUERY'), ...success },
  {
    name: 'a byte order mark before the JSON',
    url: URL,
    headers: json,
    body: `\ufeff${body('ASHA MARK')}`,
    ...success,
  },
  {
    name: 'url-encoded',
    url: URL,
    headers: urlEncoded,
    body: 'fullName=ASHA+FORM&emailId=asha%40example.com&mobileNo=98450&companyName=%E0%A4%AE%E0%A4%BF%E0%A4%B2&userMessage=Two%20gates%0D%0Aday',
    ...success,
  },
  {
    name: 'multipart',
    url: URL,
    headers: multipart,
    body: multipartBody(
      ['fullName', 'आशा मेनन'],
      ['emailId', 'asha@example.com'],
      ['mobileNo', '9'],
      ['companyName', 'EXAMPLE MILLS'],
      ['userMessage', 'Two gates\r\nday and night'],
    ),
    ...success,
  },
  ...emptyBodies(URL).map((empty) => ({
    ...empty,
    status: 400,
    contentType: PROBLEM,
    reply:
      /^\{"type":"about:blank","title":"Bad Request","status":400,"detail":"fullName: Field is Mandatory"/,
  })),
  {
    name: 'a missing field',
    url: URL,
    headers: json,
    body: '{"fullName":"ASHA","emailId":"a@example.com","mobileNo":"9845012345","companyName":"MILLS"}',
    status: 400,
    contentType: PROBLEM,
    reply: /"errors":\[\{"field":"userMessage","reason":"Field is Mandatory"\}\]\}$/,
  },
  {
    name: 'a field sent twice, url-encoded',
    url: URL,
    headers: urlEncoded,
    body: 'fullName=A&fullName=B&emailId=a&mobileNo=1&companyName=c&userMessage=d',
    status: 400,
    contentType: PROBLEM,
    reply: /"errors":\[\{"field":"fullName","reason":"must be text"\}\]\}$/,
  },
  {
    name: 'text that is no JSON',
    url: URL,
    headers: json,
    body: '{"fullName":',
    status: 400,
    contentType: PROBLEM,
    reply: /"status":400/,
  },
  ...['[]', '"text"', '5', 'true'].map((sent) => ({
    name: `JSON that is no object: ${sent}`,
    url: URL,
    headers: json,
    body: sent,
    status: 400,
    contentType: PROBLEM,
    reply: /"detail":"The body must be an object of named fields\."/,
  })),
  {
    name: 'plain text',
    url: URL,
    headers: { ...browser, 'content-type': 'text/plain' },
    body: body('ASHA PLAIN'),
    status: 415,
    contentType: PROBLEM,
    reply: /"title":"Unsupported Media Type","status":415/,
  },
];
