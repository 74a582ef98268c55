import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** The properties of an error that may be logged. Others, such as PostgreSQL's `detail`, quote personal data of the row. */
const SAFE_KEYS = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'];
const DEEPEST_CAUSE = 5;

/**
 * Writes JSON lines without personal data. A request is logged as its method and route; an error as its type, its message
 * without the values that it quotes, and its stack.
 */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  // Standard output has only the line with the server's address; logs go to standard error.
  return pino(
    { level, serializers: { err: describeError, error: describeError, req: describeRequest } },
    destination ?? pino.destination(2),
  );
}

interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  [key: string]: unknown;
}

function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const message = withoutValues(error);
  const described: DescribedError = { type: error.name, message, stack: framesOf(error) };
  for (const key of SAFE_KEYS) if (key in error) described[key] = error[key as keyof Error];
  if (depth < DEEPEST_CAUSE) {
    if (error.cause !== undefined) described.cause = describeError(error.cause, depth + 1);
    if (error instanceof AggregateError)
      described.errors = error.errors.map((part) => describeError(part, depth + 1));
  }
  return described;
}

/** PostgreSQL's class 22 (data exceptions) and JSON syntax errors quote the input. */
function withoutValues(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^22[0-9A-Z]{3}$/.test(code)) return error.message.replace(/[:(].*$/s, '');
  if (error instanceof SyntaxError) return 'a text could not be parsed';
  return error.message;
}

/** The stack frames alone: the lines before them repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function describeRequest(request: { method?: string; routeOptions?: { url?: string | undefined } }) {
  return { method: request.method, route: request.routeOptions?.url };
}
