const NO_MAILBOX = 'There is no such mailbox, or it does not accept our mail.';

/** Causes of failed mails, by what the mail library and mail servers say. The first match wins. */
const causes: readonly (readonly [said: RegExp, meant: string])[] = [
  [/ECONNREFUSED/, 'The mail server is not running, or does not accept connections.'],
  [
    /ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo|queryA/,
    'The mail server’s name cannot be found. The network, or the address in the settings, may be wrong.',
  ],
  [
    /ETIMEDOUT|ESOCKETTIMEDOUT|timed? ?out|Greeting never received/i,
    'The mail server did not answer in time.',
  ],
  [
    /ECONNRESET|EPIPE|ECONNABORTED|Connection closed|socket (hang up|close)|ECONNECTION/i,
    'The mail server ended the connection before the mail was sent.',
  ],
  [/EHOSTUNREACH|ENETUNREACH/, 'The mail server cannot be reached over the network.'],
  [
    /certificate|self.signed|ERR_TLS|altname|STARTTLS|wrong version number|ETLS/i,
    'A secure connection to the mail server could not be made.',
  ],
  [
    /EAUTH|Invalid login|Username and Password|Missing credentials|\b53[0458]\b/i,
    'The mail server did not accept our user name or password.',
  ],
  [
    /\b5\.1\.[0-3]\b|no such (user|mailbox)|user unknown|mailbox (unavailable|not found)|does not exist|No recipients|\b550\b/i,
    NO_MAILBOX,
  ],
  [/\b[45]\.2\.2\b|mailbox (is )?full|over ?quota|\b552\b/i, 'The mailbox is full.'],
  [/gr[ea]y.?list/i, 'The mail server asked us to try again later.'],
  [
    /spam|blocked|blacklist|block ?list|reputation|\b5\.7\.\d+\b|\b554\b/i,
    'The mail server took our mail for spam.',
  ],
  [/too (large|big)|size limit|\b5\.3\.4\b/i, 'The mail is too large for the mail server.'],
  [/rate|too many/i, 'We have sent too many mails in a short time. The mail server asks us to wait.'],
  [/\b4\d\d\b/, 'The mail server could not take the mail for now.'],
  [/\b5\d\d\b/, 'The mail server refused the mail.'],
];

/** Messages of our own, which are plain sentences already. */
const OURS = /^(It could not be sent within|The address is no|\d+ confirmations have gone)/;

/** Whether the address is at fault. */
export const isNoMailbox = (answer: string): boolean => explainCause(answer) === NO_MAILBOX;

export function explainCause(answer: string): string {
  if (OURS.test(answer)) return answer;
  return causes.find(([said]) => said.test(answer))?.[1] ?? 'The mail could not be sent.';
}
