import type { Answer } from '../doors/doors.ts';

/**
 * The points of MDN's HTTP Observatory for each finding, from its published table (August 2026), without the findings
 * that a header cannot cause.
 */
const modifiers = {
  'csp-no-unsafe-default-none': 10,
  'csp-no-unsafe': 5,
  'csp-unsafe-inline-in-style-only': 0,
  'csp-insecure-passive': -10,
  'csp-unsafe-eval': -10,
  'csp-unsafe-inline': -20,
  'csp-insecure-scheme': -20,
  'csp-invalid': -25,
  'csp-missing': -25,
  'cookies-secure-and-samesite': 5,
  'cookies-secure': 0,
  'cookies-none': 0,
  'cookies-without-secure-under-hsts': -5,
  'cookies-without-secure': -20,
  'cookies-samesite-invalid': -20,
  'cookies-anticsrf-without-samesite': -20,
  'cors-none': 0,
  'cors-public': 0,
  'cors-restricted': 0,
  'cors-universal-with-credentials': -50,
  'referrer-private': 5,
  'referrer-missing': 0,
  'referrer-unsafe': -5,
  'referrer-invalid': -5,
  'hsts-six-months': 0,
  'hsts-short': -10,
  'hsts-missing': -20,
  'hsts-invalid': -20,
  'sri-not-html': 0,
  'sri-no-scripts': 0,
  'sri-own-scripts': 0,
  'sri-foreign-scripts-secure': -5,
  'sri-foreign-scripts-insecure': -50,
  nosniff: 0,
  'nosniff-missing': -5,
  'nosniff-invalid': -5,
  'frames-by-csp': 5,
  'frames-by-xfo': 0,
  'frames-missing': -20,
  'frames-invalid': -20,
  'corp-same-origin': 10,
  'corp-same-site': 10,
  'corp-cross-origin': 0,
  'corp-missing': 0,
  'corp-invalid': -5,
} as const;
type Finding = keyof typeof modifiers;

const BEST_WITHOUT_EXTRA = 100;
const EXTRA_FROM = 90;
const SIX_MONTHS_SECONDS = 15_768_000;

export interface Grade {
  score: number;
  findings: Finding[];
}

/** Scores an answer as if it had come over https. Bonuses count only for sites that have lost at most ten points. */
export function grade({ headers, body }: Pick<Answer, 'headers' | 'body'>): Grade {
  const of = (name: string) => {
    const value = headers[name];
    return value === undefined ? undefined : String(value);
  };
  const csp = parsePolicy(of('content-security-policy'));
  const hsts = judgeHsts(of('strict-transport-security'));
  const findings: Finding[] = [
    judgePolicy(csp),
    judgeCookies([headers['set-cookie'] ?? []].flat().map(String), hsts === 'hsts-six-months'),
    judgeCors(of('access-control-allow-origin'), of('access-control-allow-credentials')),
    judgeReferrer(of('referrer-policy')),
    hsts,
    judgeScripts(of('content-type'), body),
    judgeSniffing(of('x-content-type-options')),
    judgeFrames(csp, of('x-frame-options')),
    judgeResource(of('cross-origin-resource-policy')),
  ];
  const points = findings.map((finding) => modifiers[finding]);
  const sum = (list: number[]) => list.reduce((total, point) => total + point, 0);
  const lost = sum(points.filter((point) => point < 0));
  const extra = sum(points.filter((point) => point > 0));
  const base = BEST_WITHOUT_EXTRA + lost;
  return { score: Math.max(0, base >= EXTRA_FROM ? base + extra : base), findings };
}

type Policy = Map<string, string[]>;

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);

function parsePolicy(header: string | undefined): Policy | undefined {
  if (header === undefined) return undefined;
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function judgePolicy(csp: Policy | undefined): Finding {
  if (csp === undefined) return 'csp-missing';
  const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  const passive = ['img-src', 'media-src'];
  const active = [...csp].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (of('script-src').some((source) => BROAD.has(source) || INLINE.has(source))) return 'csp-unsafe-inline';
  if (of('object-src').some((source) => BROAD.has(source))) return 'csp-unsafe-inline';
  if (active.some(isInsecure)) return 'csp-insecure-scheme';
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return 'csp-unsafe-eval';
  if (passive.flatMap(of).some(isInsecure)) return 'csp-insecure-passive';
  if (of('style-src').some((source) => BROAD.has(source) || INLINE.has(source)))
    return 'csp-unsafe-inline-in-style-only';
  const isNone = csp.get('default-src')?.join() === "'none'";
  // Without form-action a form may be sent anywhere.
  return isNone && csp.has('form-action') ? 'csp-no-unsafe-default-none' : 'csp-no-unsafe';
}

function judgeCookies(cookies: string[], isUnderHsts: boolean): Finding {
  if (cookies.length === 0) return 'cookies-none';
  const sameSite = (cookie: string) => /;\s*samesite=(\w+)/i.exec(cookie)?.[1]?.toLowerCase();
  if (cookies.some((cookie) => !['strict', 'lax', undefined].includes(sameSite(cookie))))
    return 'cookies-samesite-invalid';
  const isToken = (cookie: string) => /^[^=]*(csrf|xsrf)/i.test(cookie);
  if (cookies.some((cookie) => isToken(cookie) && sameSite(cookie) === undefined))
    return 'cookies-anticsrf-without-samesite';
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie)))
    return isUnderHsts ? 'cookies-without-secure-under-hsts' : 'cookies-without-secure';
  return cookies.every((cookie) => sameSite(cookie) !== undefined)
    ? 'cookies-secure-and-samesite'
    : 'cookies-secure';
}

function judgeCors(origin: string | undefined, credentials: string | undefined): Finding {
  if (origin === undefined) return 'cors-none';
  if (origin === '*') return credentials === 'true' ? 'cors-universal-with-credentials' : 'cors-public';
  return 'cors-restricted';
}

function judgeReferrer(policy: string | undefined): Finding {
  if (policy === undefined) return 'referrer-missing';
  const last = policy.split(',').at(-1)?.trim() ?? '';
  if (['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last))
    return 'referrer-private';
  return ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'].includes(last)
    ? 'referrer-unsafe'
    : 'referrer-invalid';
}

function judgeHsts(
  header: string | undefined,
): 'hsts-missing' | 'hsts-invalid' | 'hsts-short' | 'hsts-six-months' {
  if (header === undefined) return 'hsts-missing';
  const seconds = /max-age=(\d+)/.exec(header)?.[1];
  if (seconds === undefined) return 'hsts-invalid';
  return Number(seconds) < SIX_MONTHS_SECONDS ? 'hsts-short' : 'hsts-six-months';
}

function judgeScripts(type: string | undefined, body: string): Finding {
  if (!type?.startsWith('text/html')) return 'sri-not-html';
  const sources = [...body.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, source = '']) => source);
  if (sources.length === 0) return 'sri-no-scripts';
  const foreign = sources.filter((source) => /^(https?:)?\/\//.test(source));
  if (foreign.length === 0) return 'sri-own-scripts';
  return foreign.every((source) => source.startsWith('https:'))
    ? 'sri-foreign-scripts-secure'
    : 'sri-foreign-scripts-insecure';
}

function judgeSniffing(header: string | undefined): Finding {
  if (header === undefined) return 'nosniff-missing';
  return header.trim().toLowerCase() === 'nosniff' ? 'nosniff' : 'nosniff-invalid';
}

function judgeFrames(csp: Policy | undefined, header: string | undefined): Finding {
  const ancestors = csp?.get('frame-ancestors');
  if (ancestors !== undefined && !ancestors.some((source) => BROAD.has(source))) return 'frames-by-csp';
  if (header === undefined) return 'frames-missing';
  return /^(deny|sameorigin)$/i.test(header.trim()) ? 'frames-by-xfo' : 'frames-invalid';
}

function judgeResource(header: string | undefined): Finding {
  if (header === undefined) return 'corp-missing';
  const known: Record<string, Finding> = {
    'same-origin': 'corp-same-origin',
    'same-site': 'corp-same-site',
    'cross-origin': 'corp-cross-origin',
  };
  return known[header.trim().toLowerCase()] ?? 'corp-invalid';
}
