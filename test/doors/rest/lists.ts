import {
  browser,
  type Exchange,
  emptyBodies,
  JSON_LIST,
  json,
  multipart,
  multipartBody,
  PROBLEM,
  urlEncoded,
} from './exchange.ts';

/**
 * The recorded exchanges that the four list calls share. `reply` is the whole list, the body of each answer to a
 * request for all. Only three of the calls read a flag.
 */
function listExchanges(url: string, reply: RegExp): Exchange[] {
  const success = { status: 200, contentType: JSON_LIST, reply };
  return [
    ...emptyBodies(url).map((empty) => ({ ...empty, ...success })),
    { name: 'an upper-case path', url: url.toUpperCase(), headers: json, body: '{}', ...success },
    { name: 'a closing slash', url: `${url}/`, headers: json, body: '{}', ...success },
    {
      name: 'no body, and the length of none',
      url,
      headers: { ...browser, 'content-length': '0' },
      ...success,
    },
  ];
}

function flagExchanges(url: string, reply: RegExp): Exchange[] {
  const success = { status: 200, contentType: JSON_LIST, reply };
  const refusal = {
    status: 400,
    contentType: PROBLEM,
    reply:
      /"detail":"flag: must be All or left out","errors":\[\{"field":"flag","reason":"must be All or left out"\}\]/,
  };
  return [
    ...['All', 'all', 'ALL', '', '%20All%20'].map((flag) => ({
      name: `the flag "${flag}" in the query`,
      url: `${url}?flag=${flag}`,
      headers: json,
      body: '',
      ...success,
    })),
    ...['"All"', '"aLL"', '""', 'null'].map((flag) => ({
      name: `the flag ${flag} in a JSON body`,
      url,
      headers: json,
      body: `{"flag":${flag}}`,
      ...success,
    })),
    { name: 'the flag url-encoded', url, headers: urlEncoded, body: 'flag=All', ...success },
    { name: 'the flag in a form', url, headers: multipart, body: multipartBody(['flag', 'All']), ...success },
    { name: 'another flag in the query', url: `${url}?flag=Closed`, headers: json, body: '', ...refusal },
    { name: 'another flag in the body', url, headers: json, body: '{"flag":"0"}', ...refusal },
    ...['5', '["All"]'].map((flag) => ({
      name: `the flag ${flag} in a JSON body`,
      url,
      headers: json,
      body: `{"flag":${flag}}`,
      status: 400,
      contentType: PROBLEM,
      reply: /"errors":\[\{"field":"flag","reason":"must be text"\}\]/,
    })),
  ];
}

const text = '"(?:[^"\\\\]|\\\\.)+"';
const job = `\\{"Jid":"JO-\\d+","OpenPosition":${text},"Qualification":${text},"Skills":${text},"Experience":${text},"MaxSalary":${text},"Industry":${text},"Location":${text}\\}`;
const blog = `\\{"BlogId":\\d+,"Subject":${text},"SubHeading":${text},"Discription":${text},"BlogImagePath":"wwwroot/[^"]+"\\}`;
const item = `\\{"ComplianceName":${text},"ComplianceDocumentPath":"wwwroot/[^"]+\\.pdf"\\}`;
const listOf = (row: string) => new RegExp(`^\\[${row}(,${row})*\\]$`);

export const selectMasterList = listExchanges(
  '/api/Master/SelectMasterList',
  /^\{"Table":\[\{"Jid":"JO-\d+","OpenPosition":"[^"]+"\}(,\{"Jid":"JO-\d+","OpenPosition":"[^"]+"\})*\]\}$/,
);
export const jobDetails = [
  ...listExchanges('/api/Master/JobDetails', listOf(job)),
  ...flagExchanges('/api/Master/JobDetails', listOf(job)),
];
export const selectBlogList = [
  ...listExchanges('/api/Login/SelectBlogList', listOf(blog)),
  ...flagExchanges('/api/Login/SelectBlogList', listOf(blog)),
];
export const selectComplianceList = [
  ...listExchanges('/api/Login/SelectComplianceList', listOf(item)),
  ...flagExchanges('/api/Login/SelectComplianceList', listOf(item)),
];
