import { connect } from 'node:net';

const SILENCE_MS = 60_000;
const CHUNK_BYTES = 64 * 1024;

export interface ClamdAddress {
  host: string;
  port: number;
}

/** The result of a scan. `note` is the malware's name, or the reason why clamd could not scan the file. */
export type Verdict = { state: 'clean' } | { state: 'infected' | 'error'; note: string };

/**
 * Sends bytes to clamd with its INSTREAM command: chunks, each preceded by its length, and an empty one at the end.
 * @throws {Error} where clamd is unreachable or silent, or its reply is not a verdict.
 */
export async function scan({ host, port }: ClamdAddress, bytes: Uint8Array): Promise<Verdict> {
  const reply = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, host);
    let answer = '';
    socket
      .setEncoding('utf8')
      .setTimeout(SILENCE_MS, () => socket.destroy(new Error('clamd did not answer in time')));
    // Where a file exceeds its limit, clamd answers and closes at once: later writes fail, but its answer counts.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('close', () =>
      answer === '' ? reject(new Error('clamd closed the connection without an answer')) : resolve(answer),
    );
    socket.write('zINSTREAM\0');
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      const piece = bytes.subarray(start, start + CHUNK_BYTES);
      socket.write(lengthOf(piece.length));
      socket.write(piece);
    }
    socket.write(lengthOf(0));
  });
  return parseReply(reply.replace(/\0.*$/s, '').trim());
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function parseReply(reply: string): Verdict {
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (found !== undefined) return { state: 'infected', note: found };
  if (reply === 'stream: OK') return { state: 'clean' };
  const fault = /^(?:stream: )?(.+?)\.? ERROR$/.exec(reply)?.[1];
  if (fault === undefined)
    throw new Error(`clamd gave an unexpected answer: ${JSON.stringify(reply.slice(0, 100))}`);
  return { state: 'error', note: fault };
}
