// Plain JavaScript, so that an old Node can read it: server/start.js says what is wrong with one.
import { steadyHeap } from './steady-heap.js';

/**
 * The size of each of V8's two spaces for young objects, in MB. Node's own limit is 64, which a server reaches while much
 * passes, such as uploads or an archive, and does not give back. In a small container, half of it: there memory is worth
 * more than a fifth of the speed. Decision 143 has what was measured. Whoever names another size on the command line or
 * in NODE_OPTIONS gets that.
 */
const YOUNG = '--max-semi-space-size';
const SMALL_SHARE = 320 * 1024 * 1024;
const share = (process.constrainedMemory?.() || Infinity) / (Number(process.env.WORKERS) || 1);
const size = share < SMALL_SHARE ? 4 : 8;
const options = `${process.execArgv} ${process.env.NODE_OPTIONS}`.includes(YOUNG) ? [] : [`${YOUNG}=${size}`];

// The process begins anew with them, unless it has them. It stays the same process, with its id, its input and its
// output; workers inherit the settings.
const isSet =
  options.length === 0 && Object.keys(steadyHeap).every((name) => process.env[name] !== undefined);
if (!isSet && process.platform === 'linux' && process.execve !== undefined) {
  const args = [process.execPath, ...options, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...steadyHeap, ...process.env });
}
