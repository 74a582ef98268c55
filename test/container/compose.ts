import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const settings = {
  POSTGRES_PASSWORD: 'guardhouse',
  RESUMES_URL: 's3://resumes/cv',
  AWS_ENDPOINT_URL_S3: 'http://store:9000',
  // The stand-in store's built-in key, the same in every copy.
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
};

export interface Project {
  name: string;
  /** The app's address on this machine. */
  port: number;
}

let program: string[] | undefined;

/** Runs compose, as docker's plug-in or as a program of its own, on the project's file with the tests' changes. */
export function compose({ name, port }: Project, ...args: string[]): string {
  program ??= findProgram();
  const [command = '', ...first] = program;
  const files = ['compose.yaml', 'test/container/compose.yaml'].flatMap((file) => ['--file', file]);
  return execFileSync(command, [...first, '--profile', 's3', '--project-name', name, ...files, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings, PORT: String(port) },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

function findProgram(): string[] {
  for (const candidate of [['docker', 'compose'], ['docker-compose']]) {
    const [command = '', ...args] = candidate;
    try {
      execFileSync(command, [...args, 'version'], { stdio: 'pipe' });
      return candidate;
    } catch {
      // Try the other form of the command.
    }
  }
  throw new Error('Neither docker compose nor docker-compose is there.');
}
