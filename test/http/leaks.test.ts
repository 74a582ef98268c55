import { readdir, readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { test } from '../environment/app.ts';

const dist = new URL('../../dist/client/', import.meta.url);

/** Paths that scanners request from every site. */
const guesses = `
  .git/config .gitignore .env .env.example .npmrc .htaccess .ci/run .github/workflows/ci.yml .vite/manifest.json
  .well-known/nothing package.json tsconfig.json vite.config.ts Dockerfile README.md index.html index.php
  server/main.ts src/contract/fields.ts client/main.tsx migrations test/environment/app.ts
  node_modules/fastify/package.json @fs/etc/passwd @vite/client __vite_ping
  data/database/PG_VERSION data/resumes resumes uploads quarantine backup.zip dump.sql
  admin wp-login.php wp-json/wp/v2/users phpinfo.php server-status debug graphql openapi.json
  trpc trpc/ panel api api/ api/swagger api/master api/Login
  ..%2f..%2fetc%2fpasswd %2e%2e/%2e%2e/etc/passwd ..%5c..%5cwindows%5cwin.ini ....//....//etc/passwd
  assets/ assets/../../package.json assets/%2e%2e/%2e%2e/package.json assets/%00 %00 media/
  proc/self/environ favicon.ico/../../.env sitemap.xml.bak index.html~`
  .trim()
  .split(/\s+/);

const SECRETS =
  /at .+:\d+:\d+|node_modules|\[core\]|root:.*:0:0|DATABASE_URL|"dependencies"|\/(home|root|work|usr)\//;

describe('a guessed address', () => {
  test.for(guesses)('/%s reveals nothing', async (guess, { server }) => {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const { statusCode, body, headers } = await server.app.inject({ method, url: `/${guess}` });
      // tRPC answers HEAD with an empty 204.
      expect([400, 403, 404, 405, ...(method === 'HEAD' ? [204] : [])], method).toContain(statusCode);
      expect(body).not.toMatch(SECRETS);
      expect(JSON.stringify(headers)).not.toMatch(/fastify|node\.?js|express|v\d+\.\d+\.\d+/i);
    }
  });
});

describe('what is served', () => {
  test('has no source maps and does not point to any', async () => {
    const files = await readdir(dist, { recursive: true });
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const file of files.filter((name) => /\.(js|css)$/.test(name)))
      expect(await readFile(new URL(file, dist), 'utf8'), file).not.toContain('sourceMappingURL');
  });

  test('names neither the server’s libraries nor this machine', async () => {
    const files = await readdir(dist, { recursive: true });
    const names = ['fastify', 'kysely', 'pglite', 'flydrive', 'rate-limiter-flexible', 'yauzl'];
    for (const file of files.filter((name) => /\.(js|css|html)$/.test(name))) {
      const text = await readFile(new URL(file, dist), 'utf8');
      for (const name of names) expect(text.includes(`node_modules/${name}`), `${file}: ${name}`).toBe(false);
      expect(text.includes(process.cwd()), file).toBe(false);
    }
    expect(packageJson.private).toBe(true);
  });
});
