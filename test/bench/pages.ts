import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, startServer } from '../embedded/server-process.ts';
import { findFreePort } from '../environment/free-port.ts';
import { startBareServer } from './bare-server.ts';
import type { Bench } from './bench-options.ts';
import { findProgram, measureRequests, median, ratioOf } from './load.ts';
import { type Line, rate } from './report.ts';
import { ratiosOf, takePairs } from './verdict.ts';

const PAGE = '/the-company';
const wanted: Record<number, number> = { 1: 0.5, 2: 0.65 };

/** Measures a prerendered page and a script, from this server and, with the same bytes, from nginx. */
export async function measurePages(bench: Bench): Promise<Line[]> {
  const lines: Line[] = [];
  for (const workers of availableParallelism() > 1 ? [1, 2] : [1]) {
    const server = await startServer(bench.dataDir, {
      DATABASE_URL: await bench.createDatabase(),
      WORKERS: String(workers),
      LOG_LEVEL: 'fatal',
    });
    try {
      const html = await (await fetch(`${server.origin}${PAGE}`)).text();
      const script = /data-scripts="[^"]*?(\/assets\/first[^" ]+\.js)/.exec(html)?.[1] ?? '/favicon.svg';
      const nginx = await startNginx(server.origin, [PAGE, script], workers);
      try {
        // Warm-up: the code is now compiled as it stays for the rest of the process's life.
        await measureRequests(server.origin, PAGE, bench.seconds);
        for (const [name, path] of [
          ['a page', PAGE],
          ['a script', script],
        ] as const) {
          // In turns, so that other load on the machine affects both.
          const { own: ours, other: theirs } = await takePairs(
            bench.runs,
            () => measureRequests(server.origin, path, bench.seconds),
            async () => nginx && measureRequests(nginx.origin, path, bench.seconds),
          );
          lines.push(
            compare(`${name}, ${workers} process${workers > 1 ? 'es' : ''}`, ours, theirs, wanted[workers]),
          );
        }
        if (workers === 1) lines.push(await measureFloor(bench, server.origin, nginx?.origin));
      } finally {
        await nginx?.stop();
      }
    } finally {
      await end(server, 'SIGTERM');
    }
  }
  return lines;
}

function compare(
  what: string,
  ours: (number | undefined)[],
  theirs: (number | undefined)[],
  least?: number,
): Line {
  const own = ours.filter((value) => value !== undefined);
  const other = theirs.filter((value) => value !== undefined);
  if (own.length === 0) return { what, value: 'wrk: not installed' };
  if (other.length === 0) return { what, value: rate(median(own)), against: 'nginx: not installed' };
  const ratio = ratioOf(own, other);
  return {
    what,
    value: rate(median(own)),
    against: `nginx ${rate(median(other))}`,
    ratio,
    ...(least !== undefined && {
      wanted: `≥ ${least}`,
      judged: { runs: ratiosOf(own, other), limit: { atLeast: least }, write: (value) => value.toFixed(2) },
    }),
  };
}

/** What a page would be compared with nginx if our server cost nothing beside Node's own. */
async function measureFloor(bench: Bench, origin: string, nginx: string | undefined): Promise<Line> {
  const port = await findFreePort();
  const bare = await startBareServer(await fetchBytes(origin + PAGE, 'gzip'), port);
  try {
    const { own, other } = await takePairs(
      bench.runs,
      () => measureRequests(`http://127.0.0.1:${port}`, PAGE, bench.seconds),
      async () => (nginx === undefined ? undefined : measureRequests(nginx, PAGE, bench.seconds)),
    );
    return compare('a page, Node’s bare server: the floor', own, other);
  } finally {
    await bare.stop();
  }
}

async function startNginx(origin: string, paths: string[], workers: number) {
  const nginx = findProgram('nginx');
  if (nginx === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'guardhouse-nginx-'));
  for (const path of paths) {
    const file = join(folder, 'root', path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, await fetchBytes(origin + path, 'identity'));
    await writeFile(`${file}.gz`, await fetchBytes(origin + path, 'gzip'));
  }
  const port = await findFreePort();
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes ${workers};
pid ${folder}/pid;
error_log stderr crit;
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type text/html;
  open_file_cache max=100; types { text/javascript js; }
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}/root; gzip_static on; }
}
`,
  );
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: 'inherit',
  });
  const own = `http://127.0.0.1:${port}`;
  for (let time = 0; time < 50; time++) {
    if (
      await fetch(own + paths[0]).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await pause(100);
  }
  return {
    origin: own,
    async stop() {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      await rm(folder, { recursive: true });
    },
  };
}

/** Reads the raw bytes from the wire: fetch would decode them. */
async function fetchBytes(url: string, encoding: string): Promise<Buffer> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}
